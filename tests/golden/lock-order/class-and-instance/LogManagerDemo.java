// run: scan --only lock-order
// expect: lock-order
// Logger.getLogger is static synchronized on Logger.class and calls the synchronized LogManager.addLogger; LogManager.readConfiguration holds the manager and calls Logger.getLogger (JDK-6487638 style).
import java.util.HashMap;
import java.util.Map;

public class LogManagerDemo {
    static class Logger {
        private final String name;
        private volatile int level;

        private Logger(String name) {
            this.name = name;
        }

        static synchronized Logger getLogger(String name) {
            LogManager manager = LogManager.getLogManager();
            Logger l = manager.lookup(name);
            if (l == null) {
                l = new Logger(name);
                manager.addLogger(l);
            }
            return l;
        }

        void setLevel(int level) {
            this.level = level;
        }

        void info(String msg) {
            if (level <= 1) {
                System.out.println(name + ": " + msg);
            }
        }
    }

    static class LogManager {
        private static final LogManager MANAGER = new LogManager();
        private final Map<String, Logger> loggers = new HashMap<>();

        static LogManager getLogManager() {
            return MANAGER;
        }

        synchronized Logger lookup(String name) {
            return loggers.get(name);
        }

        synchronized boolean addLogger(Logger l) {
            return loggers.putIfAbsent(l.name, l) == null;
        }

        synchronized void readConfiguration(Map<String, Integer> levels) {
            loggers.values().forEach(l -> l.setLevel(0));
            for (Map.Entry<String, Integer> e : levels.entrySet()) {
                Logger.getLogger(e.getKey()).setLevel(e.getValue());
            }
        }
    }

    public static void main(String[] args) {
        Thread config = new Thread(() -> {
            Map<String, Integer> m = new HashMap<>();
            m.put("app", 1);
            m.put("db", 2);
            LogManager.getLogManager().readConfiguration(m);
        });
        config.start();
        Logger.getLogger("web").info("hello");
        Logger.getLogger("app").info("hello");
    }
}
// corpus: unseen
