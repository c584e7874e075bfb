// Natives that take no lock, one that is held already, or one in the same order as the others.
// run: scan --only lock-order --library
// expect: none
public class NativeOk {
	private final Object buffer = new Object();
	private int n;

	native int read();

	synchronized native int peek();

	public void fill() {
		synchronized (buffer) {
			n += read();
		}
	}

	public synchronized void drain() {
		synchronized (buffer) {
			n = peek();
		}
	}
}
