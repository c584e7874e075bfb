// Synchronized natives: no code, but they take the lock of their object or class like any other.
// run: scan --only lock-order --library
// run: scan --only lock-order --library --level precise
// expect: lock-order locks=NativeBad$Port,java.lang.Object method=NativeBad$Port.read
// expect: lock-order locks=NativeBad$Driver.class,java.lang.Object method=NativeBad$Driver.load
public class NativeBad {
	public static class Port {
		private final Object buffer = new Object();
		private int n;

		synchronized native int read();

		public void fill() {
			synchronized (buffer) {
				n += read();
			}
		}

		public synchronized void drain() {
			synchronized (buffer) {
				n = 0;
			}
		}
	}

	public static class Driver {
		private static final Object table = new Object();
		private static int n;

		static synchronized native void load();

		public static void open() {
			synchronized (table) {
				load();
			}
		}

		public static synchronized void close() {
			synchronized (table) {
				n--;
			}
		}
	}
}
