// run: scan --only lock-order
// expect: none
// The second thread does not begin before the first has said, by a volatile, that it is done.
public class FlagPhasesOk {
	private static final Object a = new Object(), b = new Object();
	private static volatile boolean loaded;
	private static int n;

	private static void load() {
		synchronized (a) {
			synchronized (b) {
				n++;
			}
		}
		loaded = true;
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
		new Thread(FlagPhasesOk::load).start();
		new Thread(FlagPhasesOk::check).start();
	}
}
