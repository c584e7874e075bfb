// run: scan --only lock-order
// expect: none
// Each worker owns its own Pair, the inverse nestings are on locks of different instances.
public class SeparatePairs {
	static class Pair {
		final Object in = new Object();
		final Object out = new Object();
		int x;
	}

	static class Reader extends Thread {
		private final Pair own = new Pair();
		@Override public void run() {
			for (int i = 0; i < 1000; i++) {
				synchronized (own.in) { synchronized (own.out) { own.x++; } }
			}
		}
	}

	static class Writer extends Thread {
		private final Pair own = new Pair();
		@Override public void run() {
			for (int i = 0; i < 1000; i++) {
				synchronized (own.out) { synchronized (own.in) { own.x--; } }
			}
		}
	}

	public static void main(String[] args) {
		new Reader().start();
		new Writer().start();
		new Reader().start();
	}
}
// corpus: unseen
