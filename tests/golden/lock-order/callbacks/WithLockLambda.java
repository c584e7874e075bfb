// run: scan --only lock-order
// expect: lock-order
// A helper runs a lambda under a lock; the two methods nest the helper with the locks in opposite orders.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

public class WithLockLambda {
	private final Lock cart = new ReentrantLock();
	private final Lock stock = new ReentrantLock();
	private int inCart, inStock = 100;

	private static <T> T with(Lock lock, Supplier<T> body) {
		lock.lock();
		try {
			return body.get();
		} finally {
			lock.unlock();
		}
	}

	public int add() {
		return with(cart, () -> with(stock, () -> {
			inStock--;
			return ++inCart;
		}));
	}

	public int empty() {
		return with(stock, () -> with(cart, () -> {
			inStock += inCart;
			inCart = 0;
			return inStock;
		}));
	}
}
// corpus: unseen
