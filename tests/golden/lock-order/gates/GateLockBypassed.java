// run: scan --only lock-order
// expect: lock-order
// One of the inverted pairs is gated but the audit thread takes b then a without the gate, as does forward with the gate.
public class GateLockBypassed {
	private static final Object gate = new Object();
	private static final Object a = new Object();
	private static final Object b = new Object();
	private static int n;

	static void forward() {
		synchronized (gate) {
			synchronized (a) {
				synchronized (b) {
					n++;
				}
			}
		}
	}

	static void audit() {
		synchronized (b) {
			synchronized (a) {
				n--;
			}
		}
	}

	public static void main(String[] args) {
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) forward();
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) audit();
		}).start();
	}
}
// corpus: unseen
