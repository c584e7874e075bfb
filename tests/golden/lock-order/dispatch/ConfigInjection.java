// run: scan --only lock-order
// expect: none
// Both services get the locks in the same order from main.
public class ConfigInjection {
	static abstract class Service {
		protected final Object outer, inner;
		Service(Object outer, Object inner) { this.outer = outer; this.inner = inner; }
		final void call() {
			synchronized (outer) { before(); }
		}
		private void before() {
			synchronized (inner) { work(); }
		}
		protected abstract void work();
	}

	static class Reader extends Service {
		int n;
		Reader(Object o, Object i) { super(o, i); }
		@Override protected void work() { n++; }
	}

	static class Cleaner extends Service {
		int n;
		Cleaner(Object o, Object i) { super(o, i); }
		@Override protected void work() { n--; synchronized (outer) { n -= 2; } }
	}

	public static void main(String[] args) {
		Object db = new Object(), table = new Object();
		Service r = new Reader(db, table), c = new Cleaner(db, table);
		new Thread(() -> { for (int i = 0; i < 1000; i++) r.call(); }).start();
		new Thread(() -> { for (int i = 0; i < 1000; i++) c.call(); }).start();
	}
}
// corpus: unseen
