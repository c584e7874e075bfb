// run: scan --only lock-order
// expect: none
// The helper is called twice in a row, never nested, so at most one lock is held.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntSupplier;

public class WithLockSequential {
	private final Lock cart = new ReentrantLock();
	private final Lock stock = new ReentrantLock();
	private int inCart, inStock = 100;

	private static int with(Lock lock, IntSupplier body) {
		lock.lock();
		try {
			return body.getAsInt();
		} finally {
			lock.unlock();
		}
	}

	public int add() {
		int left = with(stock, () -> --inStock);
		return with(cart, () -> inCart += left > 0 ? 1 : 0);
	}

	public int empty() {
		int n = with(cart, () -> {
			int old = inCart;
			inCart = 0;
			return old;
		});
		return with(stock, () -> inStock += n);
	}
}
// corpus: unseen
