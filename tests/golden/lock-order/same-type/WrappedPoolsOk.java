// run: scan --only lock-order --library
// expect: none
// Each kind of pool may wrap the other, but what a pool wraps was there before it: no two wrap each other.
public class WrappedPoolsOk {
	public interface Pool {
		Object take();

		int idle();
	}

	public static class Counting implements Pool {
		private final Object lock = new Object();
		private final Pool pool;
		private int n;

		public Counting(Pool pool) {
			this.pool = pool;
		}

		public Object take() {
			synchronized (lock) {
				n++;
				return pool.take();
			}
		}

		public int idle() {
			synchronized (lock) {
				return pool.idle() - n;
			}
		}
	}

	public static class Eroding implements Pool {
		private final Pool pool;

		public Eroding(Pool pool) {
			this.pool = pool;
		}

		public synchronized Object take() {
			return pool.idle() > 0 ? pool.take() : null;
		}

		public synchronized int idle() {
			return pool.idle();
		}
	}

	public static class Named implements Pool {
		private final Pool inner;

		public Named(Pool inner) {
			this.inner = inner;
		}

		public Object take() {
			return inner.take();
		}

		public int idle() {
			return inner.idle();
		}
	}
}
// corpus: jars
