// run: scan --only lock-order
// expect: none
// The lazy holder creates the service without any lock that anyone holds while touching the holder.
public class ClassInitHolderIdiom {
	private static class Holder {
		static final Service INSTANCE = new Service();
	}

	public static class Service {
		private int calls;
		private Service() { }

		public synchronized void call() {
			calls++;
		}

		public synchronized int calls() {
			return calls;
		}
	}

	private final Object lock = new Object();
	private int local;

	public void work() {
		synchronized (lock) {
			local++;
			Holder.INSTANCE.call();
		}
	}

	public static int total() {
		return Holder.INSTANCE.calls();
	}
}
// corpus: unseen
