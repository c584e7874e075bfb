// run: scan --library --only atomicity
// expect: none
// the answer of the comparison is kept in a local variable
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class ComparedFlagOk {
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
        public boolean update(String id, String text, long version) {
            lock.lock();
            try {
                Doc now = docs.get(id);
                boolean same = now != null && now.getVersion() == version;
                if (same) {
                    docs.put(id, new Doc(text, version + 1));
                }
                return same;
            } finally { lock.unlock(); }
        }
    }
    private final Docs docs;
    private int edits;
    public ComparedFlagOk(Docs docs) { this.docs = docs; }
    public synchronized boolean append(String id, String more) {
        Doc d = docs.get(id);
        if (d == null) return false;
        boolean done = docs.update(id, d.getText() + more, d.getVersion());
        if (done) edits++;
        return done;
    }
}
