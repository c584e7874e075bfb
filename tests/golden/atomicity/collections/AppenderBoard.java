// run: scan --library --only atomicity
// expect: none
// dispatch takes one snapshot of the shared Vector with toArray and walks the snapshot
import java.util.List;
import java.util.Vector;
import java.util.concurrent.atomic.LongAdder;

public class AppenderBoard {
    public enum Severity { LOW, MID, HIGH }

    public record Note(Severity severity, String text) { }

    public static final class TallyAppender {
        private final Severity threshold;
        private final LongAdder lines = new LongAdder();
        private final LongAdder chars = new LongAdder();

        public TallyAppender(Severity threshold) {
            this.threshold = threshold;
        }

        void append(Note note) {
            if (note.severity().compareTo(threshold) >= 0) {
                lines.increment();
                chars.add(note.text().length());
            }
        }

        public long lines() {
            return lines.sum();
        }
    }

    private static final TallyAppender[] NONE = {};

    private final Object dispatchLock = new Object();
    private final Vector<TallyAppender> appenders;
    private long sequence;

    /** The list stays with the caller, who may add and remove appenders at any time. */
    public AppenderBoard(Vector<TallyAppender> appenders) {
        this.appenders = appenders;
    }

    public List<TallyAppender> appenders() {
        return appenders;
    }

    public long dispatch(Note note) {
        synchronized (dispatchLock) {
            TallyAppender[] now = appenders.toArray(NONE);
            for (int i = 0; i < now.length; i++) {
                now[i].append(note);
            }
            return ++sequence;
        }
    }
}
// corpus: unseen13
