// run: scan --only lock-order
// expect: lock-order
// Three workers each hold one of three static locks and want the next, which closes a ring of three.
public class ThreeLockRing {
	private static final Object DISK = new Object();
	private static final Object NET = new Object();
	private static final Object SCREEN = new Object();
	private static long work;

	static void download() {
		synchronized (NET) {
			synchronized (DISK) {
				work++;
			}
		}
	}

	static void show() {
		synchronized (DISK) {
			synchronized (SCREEN) {
				work++;
			}
		}
	}

	static void share() {
		synchronized (SCREEN) {
			synchronized (NET) {
				work++;
			}
		}
	}

	private static void loop(Runnable r) {
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) r.run();
		}).start();
	}

	public static void main(String[] args) {
		loop(ThreeLockRing::download);
		loop(ThreeLockRing::show);
		loop(ThreeLockRing::share);
	}
}
// corpus: unseen
