// run: scan --library --only lock-order
// expect: none
// A helper takes the lock, the method that called it gives it back by what a getter returns, and only then closes.
import java.util.concurrent.locks.ReentrantLock;

public class AcquiredByHelperOk {
	private final ReentrantLock events = new ReentrantLock();
	boolean closed;

	public ReentrantLock events() {
		return events;
	}

	private void acquire() {
		try {
			events().lockInterruptibly();
		} catch (InterruptedException e) {
			throw new IllegalStateException(e);
		}
	}

	public boolean isClosed() {
		events().lock();
		try {
			return closed;
		} finally {
			events().unlock();
		}
	}

	public void connect() {
		boolean started = false;
		try {
			acquire();
			if (closed)
				throw new IllegalStateException();
			started = true;
		} finally {
			events().unlock();
			if (!started)
				close();
		}
	}

	public void close() {
	}

	public static class Manager extends AcquiredByHelperOk {
		public synchronized boolean register() {
			return !isClosed();
		}

		@Override
		public synchronized void close() {
			closed = true;
		}
	}
}
// corpus: jars
