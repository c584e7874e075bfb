// run: scan --only lock-order --library
// expect: none
// A loop takes all locks and another one gives them back: none is left to the caller.
import java.util.concurrent.locks.ReentrantLock;

public class LockAllThenUnlockAllOk {
	static class Bucket extends ReentrantLock {
		int count;

		void put() {
			lock();
			try {
				count++;
			} finally {
				unlock();
			}
		}
	}

	private final Object sizes = new Object();
	private final Bucket[] buckets = new Bucket[8];
	private int size;

	public LockAllThenUnlockAllOk() {
		for (int i = 0; i < buckets.length; i++)
			buckets[i] = new Bucket();
	}

	public LockAllThenUnlockAllOk(LockAllThenUnlockAllOk other) {
		this();
		other.size();
		put(1);
	}

	public void copy(LockAllThenUnlockAllOk other) {
		other.size();
		put(2);
	}

	public void put(int hash) {
		buckets[hash & 7].put();
	}

	public void size() {
		int sum = 0;
		for (int i = 0; i < buckets.length; i++)
			buckets[i].lock();
		for (int i = 0; i < buckets.length; i++)
			sum += buckets[i].count;
		size = sum;
		for (int i = 0; i < buckets.length; i++)
			buckets[i].unlock();
	}
}
