// run: scan --only lock-order
// expect: lock-order
// The volatile is set before the locks are taken.
public class FlagEarlyBad {
	private static final Object a = new Object(), b = new Object();
	private static volatile boolean loaded;
	private static int n;

	private static void load() {
		loaded = true;
		synchronized (a) {
			synchronized (b) {
				n++;
			}
		}
	}

	private static void check() {
		while (!loaded)
			Thread.onSpinWait();
		synchronized (b) {
			synchronized (a) {
				n--;
			}
		}
	}

	public static void main(String[] args) {
		new Thread(FlagEarlyBad::load).start();
		new Thread(FlagEarlyBad::check).start();
	}
}
