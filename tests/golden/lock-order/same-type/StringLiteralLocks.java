// run: scan --only lock-order
// expect: lock-order
// The monitors are interned string literals, the same objects in both classes, taken in opposite orders.
public class StringLiteralLocks {
	static int a, b;

	static class Importer implements Runnable {
		public void run() {
			for (int i = 0; i < 1000000; i++) {
				synchronized ("customers") {
					synchronized ("orders") {
						a++;
					}
				}
			}
		}
	}

	static class Exporter implements Runnable {
		public void run() {
			for (int i = 0; i < 1000000; i++) {
				synchronized ("orders") {
					synchronized ("customers") {
						b++;
					}
				}
			}
		}
	}

	public static void main(String[] args) {
		new Thread(new Importer()).start();
		new Thread(new Exporter()).start();
	}
}
// corpus: unseen
