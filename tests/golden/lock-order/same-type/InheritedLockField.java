// run: scan --only lock-order
// expect: lock-order
// The lock is a protected field of the base class; a Folder locks its own and then an item's, a Shortcut its own and then its target folder's.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class InheritedLockField {
	public static abstract class Entry {
		protected final ReentrantLock lock = new ReentrantLock();
		protected int size;

		public int size() {
			lock.lock();
			try {
				return size;
			} finally {
				lock.unlock();
			}
		}
	}

	public static class Folder extends Entry {
		private final List<Entry> items = new ArrayList<>();

		public void add(Entry e) {
			lock.lock();
			try {
				items.add(e);
				size += e.size();
			} finally {
				lock.unlock();
			}
		}
	}

	public static class Shortcut extends Entry {
		private final Folder target;
		public Shortcut(Folder t) { target = t; }

		public int refresh() {
			lock.lock();
			try {
				return size = target.size();
			} finally {
				lock.unlock();
			}
		}
	}
}
// corpus: unseen
