// run: scan --only lock-order --library
// expect: none
// The inverse nestings of bins and carts are both inside the private gate lock, all other uses take one lock only.
import java.util.concurrent.locks.ReentrantLock;

public class GatedWarehouse {
	private final ReentrantLock gate = new ReentrantLock();
	private final Object bins = new Object();
	private final Object carts = new Object();
	private int inBins, inCarts;

	public void pick(int n) {
		gate.lock();
		try {
			synchronized (bins) {
				inBins -= n;
				synchronized (carts) { inCarts += n; }
			}
		} finally { gate.unlock(); }
	}

	public void putAway(int n) {
		gate.lock();
		try {
			synchronized (carts) {
				inCarts -= n;
				synchronized (bins) { inBins += n; }
			}
		} finally { gate.unlock(); }
	}

	public int binCount() { synchronized (bins) { return inBins; } }
	public int cartCount() { synchronized (carts) { return inCarts; } }
}
// corpus: unseen
