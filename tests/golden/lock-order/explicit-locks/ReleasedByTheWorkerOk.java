// run: scan --library --only lock-order
// expect: none
// What is locked hands out the worker behind it; when the worker is destroyed, it unlocks what it knows under its own
// name. The node is asked only then.
import java.util.concurrent.locks.ReentrantLock;

public class ReleasedByTheWorkerOk {
	private final ReentrantLock nodeLock = new ReentrantLock();
	private long term;

	public static class Handle {
		final ReentrantLock lock = new ReentrantLock();
		Worker worker;

		Worker lock() {
			lock.lock();
			return worker;
		}

		void unlock() {
			lock.unlock();
		}
	}

	public static class Worker {
		Handle id;
		ReleasedByTheWorkerOk node;

		void destroy() {
			Handle saved = id;
			id = null;
			saved.unlock();
		}
	}

	public static void onAnswer(Handle id, long term) {
		Worker worker = id.lock();
		if (term > 0) {
			ReleasedByTheWorkerOk node = worker.node;
			worker.destroy();
			node.raise(term);
			return;
		}
		id.unlock();
	}

	public void raise(long to) {
		nodeLock.lock();
		try {
			term = to;
		} finally {
			nodeLock.unlock();
		}
	}

	public void stop(Handle id) {
		nodeLock.lock();
		try {
			id.lock();
			id.unlock();
		} finally {
			nodeLock.unlock();
		}
	}
}
// corpus: jars
