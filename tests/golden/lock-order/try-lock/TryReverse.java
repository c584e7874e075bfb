// run: scan --only lock-order --library
// expect: none
// The reverse nesting uses tryLock without waiting and gives up.
import java.util.concurrent.locks.ReentrantLock;

public class TryReverse {
	private final ReentrantLock mem = new ReentrantLock();
	private final ReentrantLock disk = new ReentrantLock();
	private int dirty, written;

	public void flush() {
		mem.lock();
		try {
			int n = dirty;
			disk.lock();
			try { written += n; } finally { disk.unlock(); }
			dirty = 0;
		} finally { mem.unlock(); }
	}

	public boolean backgroundSync() {
		disk.lock();
		try {
			if (!mem.tryLock()) return false;
			try {
				written += dirty;
				dirty = 0;
				return true;
			} finally { mem.unlock(); }
		} finally { disk.unlock(); }
	}

	public void touch() {
		mem.lock();
		try { dirty++; } finally { mem.unlock(); }
	}
}
// corpus: unseen
