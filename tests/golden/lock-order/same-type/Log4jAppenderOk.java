// run: scan --only lock-order --library
// expect: none
// Repaired: the list of appenders is copy on write, no lock is held while appending.
import java.util.concurrent.CopyOnWriteArrayList;

public class Log4jAppenderOk {
    public static class Category {
        private final CopyOnWriteArrayList<Appender> appenders = new CopyOnWriteArrayList<>();
        private int events;
        public void add(Appender a) { appenders.add(a); }
        public void callAppenders() { count(); for (Appender a : appenders) a.doAppend(); }
        private synchronized void count() { events++; }
        public synchronized int level() { return events; }
    }
    public static class Appender {
        private int n;
        public synchronized void doAppend() { n++; }
        public synchronized void activate(Category c) { n = c.level(); }
    }
}
// corpus: software
