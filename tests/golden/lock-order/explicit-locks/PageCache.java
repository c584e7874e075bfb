// run: scan --only lock-order --library
// expect: lock-order
// PageCache.get (PageCache.lock -> PageStore monitor) versus PageStore.truncate (PageStore monitor -> PageCache.lock).
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class PageCache {
	private final Lock lock = new ReentrantLock();
	private final Map<Integer, byte[]> pages = new HashMap<>();
	private final PageStore store;

	public PageCache(PageStore store) {
		this.store = store;
		store.attach(this);
	}

	public byte[] get(int no) {
		lock.lock();
		try {
			byte[] p = pages.get(no);
			if (p == null) {
				p = store.read(no);
				pages.put(no, p);
			}
			return p;
		} finally { lock.unlock(); }
	}

	void invalidateFrom(int no) {
		lock.lock();
		try { pages.keySet().removeIf(k -> k >= no); } finally { lock.unlock(); }
	}

	public static class PageStore {
		private final Map<Integer, byte[]> disk = new HashMap<>();
		private PageCache cache;

		synchronized void attach(PageCache c) { cache = c; }
		synchronized byte[] read(int no) { return disk.getOrDefault(no, new byte[16]); }
		public synchronized void write(int no, byte[] data) { disk.put(no, data.clone()); }
		public synchronized void truncate(int from) {
			disk.keySet().removeIf(k -> k >= from);
			if (cache != null) cache.invalidateFrom(from);
		}
	}
}
// corpus: unseen
