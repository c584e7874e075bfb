// run: scan --only lock-order --library
// expect: lock-order
// The check keeps the lock of its caller while it takes the lock of the class.
import java.util.concurrent.locks.ReentrantLock;

public class ReleasedBelowBad {
	private static class Entry {
		private final ReentrantLock mutex = new ReentrantLock();
		private int waits;
		void lock() { mutex.lock(); }
		void unlock() { mutex.unlock(); }
		void leave() { mutex.unlock(); }
		void back() { mutex.lock(); }
	}

	private final Entry entry = new Entry();
	private static int checks;

	public boolean take(boolean now) {
		entry.lock();
		if (now) {
			entry.unlock();
			return false;
		}
		entry.waits++;
		check(entry);
		entry.unlock();
		return true;
	}

	private void check(Entry e) {

		synchronized (ReleasedBelowBad.class) {
			checks++;
		}
		e.leave();
		e.back();
	}

	public int waits() {
		synchronized (ReleasedBelowBad.class) {
			entry.lock();
			try {
				return entry.waits;
			} finally {
				entry.unlock();
			}
		}
	}
}
