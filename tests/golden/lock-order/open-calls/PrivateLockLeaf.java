// run: scan --only lock-order
// expect: none
// The private lock is a leaf: counters never call anything while they hold it, whoever holds what outside.
public class PrivateLockLeaf {
	static final class Counter {
		private final Object lock = new Object();
		private long n;
		void add(long d) {
			synchronized (lock) {
				n += d;
			}
		}
		long get() {
			synchronized (lock) {
				return n;
			}
		}
	}

	private final Counter reads = new Counter(), writes = new Counter();
	private int value;

	public synchronized int read() {
		reads.add(1);
		return value;
	}

	public synchronized void write(int v) {
		value = v;
		writes.add(1);
	}

	public long ratio() {
		return writes.get() == 0 ? 0 : reads.get() / writes.get();
	}
}
// corpus: unseen
