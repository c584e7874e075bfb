// run: scan --only lock-order
// expect: lock-order
// A guard object locks in its constructor and unlocks in close; the try-with-resources statements nest in opposite orders.
import java.util.concurrent.locks.ReentrantLock;

public class AutoCloseableGuard {
	static final class Guard implements AutoCloseable {
		private final ReentrantLock lock;
		Guard(ReentrantLock lock) {
			this.lock = lock;
			lock.lock();
		}
		@Override public void close() {
			lock.unlock();
		}
	}

	private final ReentrantLock schema = new ReentrantLock();
	private final ReentrantLock data = new ReentrantLock();
	private int rows, columns;

	public void alter() {
		try (Guard s = new Guard(schema); Guard d = new Guard(data)) {
			columns++;
			rows = 0;
		}
	}

	public int load(int n) {
		try (Guard d = new Guard(data)) {
			rows += n;
			try (Guard s = new Guard(schema)) {
				return rows * columns;
			}
		}
	}
}
// corpus: unseen
