// run: scan --library --only stale-value
// expect: none
// after a miss under the read lock the write lock is taken and the map is asked again before the new entry goes in
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.regex.Pattern;

public class PatternCache {
    public static final class Matcher {
        private final Pattern pattern;
        private final AtomicLong uses = new AtomicLong();

        Matcher(Pattern pattern) {
            this.pattern = pattern;
        }

        public boolean test(String s) {
            uses.incrementAndGet();
            return pattern.matcher(s).find();
        }

        public long uses() {
            return uses.get();
        }
    }

    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Matcher> matchers = new HashMap<>();

    public Matcher get(String regex) {
        rw.readLock().lock();
        try {
            Matcher m = matchers.get(regex);
            if (m != null) {
                return m;
            }
        } finally {
            rw.readLock().unlock();
        }
        Matcher fresh = new Matcher(Pattern.compile(regex));
        rw.writeLock().lock();
        try {
            Matcher m = matchers.get(regex);
            if (m == null) {
                matchers.put(regex, fresh);
                m = fresh;
            }
            return m;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public int size() {
        rw.readLock().lock();
        try {
            return matchers.size();
        } finally {
            rw.readLock().unlock();
        }
    }
}
// corpus: unseen16
