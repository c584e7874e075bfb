// run: scan --only lock-order --library
// expect: lock-order locks=Log4jAppenderBad$Appender,Log4jAppenderBad$Category
// log4j 1.2 shape (PAXLOGGING-122): callAppenders holds the category; an appender, locked, logs to the category.
public class Log4jAppenderBad {
    public static class Category {
        private Appender appender;
        private int events;
        public synchronized void setAppender(Appender a) { appender = a; }
        public synchronized void callAppenders() { events++; if (appender != null) appender.doAppend(); }
        public synchronized int level() { return events; }
    }
    public static class Appender {
        private int n;
        public synchronized void doAppend() { n++; }
        public synchronized void activate(Category c) { n = c.level(); }
    }
}
// corpus: software
