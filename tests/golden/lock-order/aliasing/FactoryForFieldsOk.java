// run: scan --only lock-order
// expect: none
// One factory makes the locks of two fields, which wrappers take around lambdas, always in one order.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class FactoryForFieldsOk {
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
		under(pages, () -> under(cache, () -> n--));
	}

	public static void main(String[] args) {
		FactoryForFieldsOk store = new FactoryForFieldsOk();
		new Thread(() -> store.read()).start();
		new Thread(() -> store.evict()).start();
	}
}
