// run: scan --only atomicity --library
// expect: atomicity
// Dispatcher.assign holds the dispatcher's lock, asks pool.idle() and then pool.take(), each locking the shared CourierPool; another dispatcher on the same pool can take the last courier in between and take() throws.
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

public class CourierDispatch {

    public static final class CourierPool {
        private final Deque<String> idle = new ArrayDeque<>();

        public CourierPool(Collection<String> couriers) {
            idle.addAll(couriers);
        }

        public synchronized int idle() { return idle.size(); }

        public synchronized String take() { return idle.removeFirst(); }

        public synchronized void giveBack(String c) { idle.addLast(c); }
    }

    private final Object lock = new Object();
    private final CourierPool pool;
    private final Map<String, String> jobs = new HashMap<>();

    public CourierDispatch(CourierPool pool) {
        this.pool = pool;
    }

    private boolean hasIdle() {
        return pool.idle() > 0;
    }

    private String next() {
        return pool.take();
    }

    public String assign(String parcel) {
        synchronized (lock) {
            if (jobs.containsKey(parcel)) {
                return jobs.get(parcel);
            }
            if (!hasIdle()) {
                return null;
            }
            String c = next();
            jobs.put(parcel, c);
            return c;
        }
    }

    public void delivered(String parcel) {
        synchronized (lock) {
            String c = jobs.remove(parcel);
            if (c != null) {
                pool.giveBack(c);
            }
        }
    }
}
// corpus: unseen
