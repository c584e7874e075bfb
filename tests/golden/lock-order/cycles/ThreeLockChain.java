// run: scan --only lock-order
// expect: none
// The three pairs net-disk, disk-screen and net-screen agree with one total order.
public class ThreeLockChain {
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
		synchronized (NET) {
			synchronized (SCREEN) {
				work++;
			}
		}
	}

	private static void loop(Runnable r) {
		new Thread(() -> {
			for (int i = 0; i < 200000; i++) r.run();
		}).start();
	}

	public static void main(String[] args) {
		loop(ThreeLockChain::download);
		loop(ThreeLockChain::show);
		loop(ThreeLockChain::share);
	}
}
// corpus: unseen
