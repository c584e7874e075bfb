// run: scan --only lock-order
// expect: none
// Both inverted pairs are only taken while the one static gate is held, so the threads cannot interleave inside.
public class GateLockProgram {
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

	static void backward() {
		synchronized (gate) {
			synchronized (b) {
				synchronized (a) {
					n--;
				}
			}
		}
	}

	public static void main(String[] args) {
		new Thread(() -> {
			for (int i = 0; i < 300000; i++) forward();
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 300000; i++) backward();
		}).start();
	}
}
// corpus: unseen
