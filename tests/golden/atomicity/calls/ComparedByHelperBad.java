// run: scan --library --only atomicity
// expect: atomicity
// the answer of the helper that compares is ignored
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class ComparedByHelperBad {
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
        private boolean isCurrent(String id, long v) {
            Doc now = docs.get(id);
            return now != null && now.getVersion() == v;
        }
        public boolean update(String id, String text, long version) {
            lock.lock();
            try {
                isCurrent(id, version);
                docs.put(id, new Doc(text, version + 1));
                return true;
            } finally { lock.unlock(); }
        }
    }
    private final Docs docs;
    private int edits;
    public ComparedByHelperBad(Docs docs) { this.docs = docs; }
    public synchronized boolean append(String id, String more) {
        Doc d = docs.get(id);
        if (d == null) return false;
        boolean done = docs.update(id, d.getText() + more, d.getVersion());
        if (done) edits++;
        return done;
    }
}
