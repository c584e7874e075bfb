// run: scan --only lock-order
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock
// One factory makes the locks of two fields, which wrappers take around lambdas, in both orders.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class FactoryForFieldsBad {
	static class Locks {
		static Lock make() {
			return new ReentrantLock();
		}
	}

	private final Lock pages = Locks.make();
	private final Lock cache = Locks.make();
	private int n;

	private static void under(Lock lock, Runnable body) {
		lock.lock();
		try {
			body.run();
		} finally {
			lock.unlock();
		}
	}

	void read() {
		under(pages, () -> under(cache, () -> n++));
	}

	void evict() {
		under(cache, () -> under(pages, () -> n--));
	}

	public static void main(String[] args) {
		FactoryForFieldsBad store = new FactoryForFieldsBad();
		new Thread(() -> store.read()).start();
		new Thread(() -> store.evict()).start();
	}
}
