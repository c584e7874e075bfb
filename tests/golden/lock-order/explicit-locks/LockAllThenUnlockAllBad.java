// run: scan --only lock-order --library
// expect: lock-order locks=LockAllThenUnlockAllBad$Bucket,java.lang.Object
// While a loop has taken all locks the size is set; who sets the size and then looks into a bucket does it the other way round.
import java.util.concurrent.locks.ReentrantLock;

public class LockAllThenUnlockAllBad {
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

	public LockAllThenUnlockAllBad() {
		for (int i = 0; i < buckets.length; i++)
			buckets[i] = new Bucket();
	}

	public LockAllThenUnlockAllBad(LockAllThenUnlockAllBad other) {
		this();
		other.size();
		put(1);
	}

	public void copy(LockAllThenUnlockAllBad other) {
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
		synchronized (sizes) {
			size = sum;
		}
		for (int i = 0; i < buckets.length; i++)
			buckets[i].unlock();
	}

	public void add() {
		synchronized (sizes) {
			size++;
			put(size);
		}
	}
}
