// run: scan --only lock-order
// expect: none
// Both threads take OVEN before SHELF.
public class BakeryShift {
	private static final Object OVEN = new Object();
	private static final Object SHELF = new Object();
	private static int baking, shelved;

	static void bake() {
		synchronized (OVEN) {
			baking++;
			place();
		}
	}

	private static void place() {
		synchronized (SHELF) { shelved++; }
	}

	static void inspect() {
		synchronized (OVEN) {
			synchronized (SHELF) {
				if (baking != shelved) throw new IllegalStateException();
			}
		}
	}

	static int sell() {
		synchronized (SHELF) { return shelved; }
	}

	public static void main(String[] args) {
		new Thread(() -> { for (int i = 0; i < 1000; i++) bake(); }).start();
		new Thread(() -> { for (int i = 0; i < 1000; i++) { inspect(); sell(); } }).start();
	}
}
// corpus: unseen
