// run: scan --library --only stale-value
// expect: stale-value
// get then put on the concurrent map: two threads asking for one name get different loggers, and a level set on one of them is lost
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class LogTree {
    public enum Level { DEBUG, INFO, WARN }

    public static final class Log {
        private final String name;
        private final Log parent;
        private volatile Level level;

        private Log(String name, Log parent) {
            this.name = name;
            this.parent = parent;
        }

        public void setLevel(Level l) {
            level = l;
        }

        public Level effectiveLevel() {
            Level own = level;
            if (own != null) {
                return own;
            }
            return parent == null ? Level.INFO : parent.effectiveLevel();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private final ConcurrentMap<String, Log> logs = new ConcurrentHashMap<>();
    private final Log root = new Log("", null);

    public Log logger(String name) {
        Objects.requireNonNull(name);
        if (name.isEmpty()) {
            return root;
        }
        Log known = logs.get(name);
        if (known == null) {
            int dot = name.lastIndexOf('.');
            Log parent = logger(dot < 0 ? "" : name.substring(0, dot));
            known = new Log(name, parent);
            logs.put(name, known);
        }
        return known;
    }

    public int size() {
        return logs.size();
    }
}
// corpus: unseen11
