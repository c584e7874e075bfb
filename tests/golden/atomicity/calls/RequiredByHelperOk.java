// run: scan --library --only atomicity
// expect: none
// the helper throws an exception if somebody has written
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class RequiredByHelperOk {
    public static final class Doc {
        private final String text; private final long version;
        Doc(String t, long v) { text = t; version = v; }
        public String getText() { return text; }
        public long getVersion() { return version; }
    }
    public static final class Docs {
        private final Map<String, Doc> docs = new HashMap<>();
        private final Lock lock = new ReentrantLock();
        public Doc get(String id) {
            lock.lock();
            try { return docs.get(id); } finally { lock.unlock(); }
        }
        private void requireCurrent(String id, long v) {
            Doc now = docs.get(id);
            if (now == null || now.getVersion() != v) throw new IllegalStateException("stale");
        }
        public void update(String id, String text, long version) {
            lock.lock();
            try {
                requireCurrent(id, version);
                docs.put(id, new Doc(text, version + 1));
            } finally { lock.unlock(); }
        }
    }
    private final Docs docs;
    private int edits;
    public RequiredByHelperOk(Docs docs) { this.docs = docs; }
    public synchronized void append(String id, String more) {
        Doc d = docs.get(id);
        if (d == null) return;
        docs.update(id, d.getText() + more, d.getVersion());
        edits++;
    }
}
