// run: scan --library --only atomicity
// expect: atomicity
// dispatch walks the shared Vector by index with size() and get(i) under its own lock only; a removal in between makes get fail
import java.util.List;
import java.util.Vector;
import java.util.concurrent.atomic.LongAdder;

public class LogFanout {
    public enum Level { DEBUG, INFO, WARN }

    public record LogLine(Level level, String text) { }

    public static final class CountingAppender {
        private final Level threshold;
        private final LongAdder lines = new LongAdder();
        private final LongAdder chars = new LongAdder();

        public CountingAppender(Level threshold) {
            this.threshold = threshold;
        }

        void append(LogLine line) {
            if (line.level().compareTo(threshold) >= 0) {
                lines.increment();
                chars.add(line.text().length());
            }
        }

        public long lines() {
            return lines.sum();
        }
    }

    private final Object dispatchLock = new Object();
    private final Vector<CountingAppender> appenders;
    private long sequence;

    /** The list stays with the caller, who may add and remove appenders at any time. */
    public LogFanout(Vector<CountingAppender> appenders) {
        this.appenders = appenders;
    }

    public List<CountingAppender> appenders() {
        return appenders;
    }

    public long dispatch(LogLine line) {
        synchronized (dispatchLock) {
            for (int i = 0; i < appenders.size(); i++) {
                appenders.get(i).append(line);
            }
            return ++sequence;
        }
    }
}
// corpus: unseen13
