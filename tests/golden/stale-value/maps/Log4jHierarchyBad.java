// run: scan --only stale-value
// expect: stale-value method=Log4jHierarchyBad.logger line=here
// log4j 1.2, Hierarchy: a logger by name from a Hashtable.

import java.util.Hashtable;

public class Log4jHierarchyBad {
    public static class Logger {
        private int level;
        public synchronized void level(int n) { level = n; }
    }

    private final Hashtable<String, Logger> loggers = new Hashtable<>();

    public Logger logger(String name) {
        Object known = loggers.get(name);
        if (known != null)
            return (Logger) known;
        Logger made = new Logger();
        loggers.put(name, made); // <- here
        return made;
    }

    public synchronized void shutdown() { loggers.clear(); }
}
// corpus: published
