// run: scan --only lock-order
// expect: none
// The static initialiser takes the private static locks in the other order, but it runs before any method of the class can.
public class ClinitInversion {
	private static final Object zones = new Object();
	private static final Object locales = new Object();
	private static int loaded;

	static {
		synchronized (locales) {
			synchronized (zones) {
				loaded = 1;
			}
		}
	}

	public static int load() {
		synchronized (zones) {
			synchronized (locales) {
				return ++loaded;
			}
		}
	}
}
// corpus: unseen
