// run: scan --only lock-order --library
// expect: lock-order
// Log4j style: Category.log holds the category and calls the synchronized Appender.doAppend; Appender.rollOver holds the appender and reports through Category.log.
import java.util.ArrayList;
import java.util.List;

public class LogAppenderCycle {
    public static class Category {
        private final List<Appender> appenders = new ArrayList<>();
        private int threshold;

        public synchronized void addAppender(Appender a) {
            appenders.add(a);
        }

        public synchronized void setThreshold(int t) {
            threshold = t;
        }

        public synchronized void log(int level, String message) {
            if (level < threshold) {
                return;
            }
            for (Appender a : appenders) {
                a.doAppend(message);
            }
        }
    }

    public static class Appender {
        private final Category statusLog;
        private StringBuilder file = new StringBuilder();
        private int rolls;

        public Appender(Category statusLog) {
            this.statusLog = statusLog;
        }

        synchronized void doAppend(String message) {
            file.append(message).append('\n');
        }

        public synchronized void rollOver() {
            file = new StringBuilder();
            rolls++;
            statusLog.log(1, "rolled over " + rolls);
        }
    }
}
// corpus: unseen
