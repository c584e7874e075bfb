// run: scan --library --only atomicity
// expect: atomicity
// what was compared does not decide about the write
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class ComparedFlagBad {
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
                docs.put(id, new Doc(text, version + 1));
                return now != null && now.getVersion() == version;
            } finally { lock.unlock(); }
        }
    }
    private final Docs docs;
    private int edits;
    public ComparedFlagBad(Docs docs) { this.docs = docs; }
    public synchronized boolean append(String id, String more) {
        Doc d = docs.get(id);
        if (d == null) return false;
        boolean done = docs.update(id, d.getText() + more, d.getVersion());
        if (done) edits++;
        return done;
    }
}
