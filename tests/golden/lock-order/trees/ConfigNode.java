// run: scan --library --only lock-order
// expect: none
// a child is made by its parent and never moved, and nested locking only walks down from parent to child
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public final class ConfigNode {
    private final String name;
    private final ConfigNode parent;
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, ConfigNode> children = new LinkedHashMap<>();
    private final Map<String, String> values = new LinkedHashMap<>();

    private ConfigNode(String name, ConfigNode parent) {
        this.name = name;
        this.parent = parent;
    }

    public static ConfigNode root() {
        return new ConfigNode("", null);
    }

    public ConfigNode child(String childName) {
        Lock w = lock.writeLock();
        w.lock();
        try {
            return children.computeIfAbsent(childName, n -> new ConfigNode(n, this));
        } finally {
            w.unlock();
        }
    }

    public void set(String key, String value) {
        Lock w = lock.writeLock();
        w.lock();
        try {
            values.put(key, value);
        } finally {
            w.unlock();
        }
    }

    public String path() {
        return parent == null ? "/" : parent.path() + name + "/";
    }

    public Map<String, String> flatten() {
        Map<String, String> out = new TreeMap<>();
        collect(path(), out);
        return out;
    }

    private void collect(String prefix, Map<String, String> out) {
        Lock r = lock.readLock();
        r.lock();
        try {
            values.forEach((k, v) -> out.put(prefix + k, v));
            for (ConfigNode c : children.values()) {
                c.collect(prefix + c.name + "/", out);
            }
        } finally {
            r.unlock();
        }
    }

    public int clear() {
        Lock w = lock.writeLock();
        w.lock();
        try {
            int n = values.size();
            values.clear();
            for (ConfigNode c : children.values()) {
                n += c.clear();
            }
            return n;
        } finally {
            w.unlock();
        }
    }
}
// corpus: unseen11
