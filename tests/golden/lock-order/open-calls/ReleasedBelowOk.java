// run: scan --only lock-order --library
// expect: none
// The check releases the entry's lock, which its caller holds, before it takes the lock of the class.
import java.util.concurrent.locks.ReentrantLock;

public class ReleasedBelowOk {
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
		e.leave();
		synchronized (ReleasedBelowOk.class) {
			checks++;
		}
		e.back();
	}

	public int waits() {
		synchronized (ReleasedBelowOk.class) {
			entry.lock();
			try {
				return entry.waits;
			} finally {
				entry.unlock();
			}
		}
	}
}
