// run: scan --only lock-order
// expect: lock-order
// Gauge objects built with each other's locks: Gauge(a,b).inc and Gauge(b,a).inc nest lockA/lockB inversely.
public class SharedCtorLock {
	static final class Gauge {
		private final Object first;
		private final Object second;
		private final long[] cells;

		Gauge(Object first, Object second, long[] cells) {
			this.first = first;
			this.second = second;
			this.cells = cells;
		}

		void inc() {
			synchronized (first) {
				cells[0]++;
				synchronized (second) { cells[1]++; }
			}
		}
	}

	public static void main(String[] args) throws Exception {
		Object lockA = new Object();
		Object lockB = new Object();
		long[] cells = new long[2];
		Gauge up = new Gauge(lockA, lockB, cells);
		Gauge down = new Gauge(lockB, lockA, cells);
		Thread t1 = new Thread(() -> { for (int i = 0; i < 200000; i++) up.inc(); });
		Thread t2 = new Thread(() -> { for (int i = 0; i < 200000; i++) down.inc(); });
		t1.start();
		t2.start();
		t1.join();
		t2.join();
		System.out.println(cells[0] + cells[1]);
	}
}
// corpus: unseen
