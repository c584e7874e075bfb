// run: scan --only lock-order
// expect: none
// A reader calls another reading method of the same read-write lock, which the holder may always re-enter.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadReentry {
	private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock(true);
	private final Lock r = rw.readLock(), w = rw.writeLock();
	private final Map<String, Integer> stock = new HashMap<>();

	public int get(String k) {
		r.lock();
		try {
			return stock.getOrDefault(k, 0);
		} finally {
			r.unlock();
		}
	}

	public int sum(String a, String b) {
		r.lock();
		try {
			return get(a) + get(b);
		} finally {
			r.unlock();
		}
	}

	public void put(String k, int n) {
		w.lock();
		try {
			stock.put(k, n + get(k));
		} finally {
			w.unlock();
		}
	}
}
// corpus: unseen
