// run: scan --library --only lock-order
// expect: lock-order
// What is locked hands out the worker behind it; when the worker is destroyed, it unlocks what it knows under its own
// name. The node is asked before.
import java.util.concurrent.locks.ReentrantLock;

public class ReleasedByTheWorkerBad {
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
		ReleasedByTheWorkerBad node;

		void destroy() {
			Handle saved = id;
			id = null;
			saved.unlock();
		}
	}

	public static void onAnswer(Handle id, long term) {
		Worker worker = id.lock();
		if (term > 0) {
			ReleasedByTheWorkerBad node = worker.node;
			node.raise(term);
			worker.destroy();
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
