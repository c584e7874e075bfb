// run: scan --only lock-order
// expect: lock-order
// GateMiss: forwardMove holds GATE around a->b, but lateMove takes b->a without the gate.
public class GateMiss {
	private static final Object GATE = new Object();
	private final Object rooms = new Object();
	private final Object beds = new Object();
	private int r, b;

	void forwardMove() {
		synchronized (GATE) {
			synchronized (rooms) {
				r++;
				synchronized (beds) { b--; }
			}
		}
	}

	void backMove() {
		synchronized (GATE) {
			synchronized (beds) {
				b++;
				synchronized (rooms) { r--; }
			}
		}
	}

	void lateMove() {
		synchronized (beds) {
			b += 2;
			synchronized (rooms) { r -= 2; }
		}
	}

	public static void main(String[] args) {
		GateMiss h = new GateMiss();
		new Thread(() -> { for (int i = 0; i < 100000; i++) { h.forwardMove(); h.backMove(); } }).start();
		new Thread(() -> { for (int i = 0; i < 100000; i++) h.lateMove(); }).start();
	}
}
// corpus: unseen
