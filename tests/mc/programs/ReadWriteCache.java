// check: no-error
// A cache behind a read-write lock: write after checking again.
import java.util.concurrent.locks.*;

public class ReadWriteCache {
	static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
	static String value;
	static int loads;
	static String get() {
		lock.readLock().lock();
		try { if (value != null) return value; } finally { lock.readLock().unlock(); }
		lock.writeLock().lock();
		try { if (value == null) { loads++; value = "v"; } return value; } finally { lock.writeLock().unlock(); }
	}
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> get());
		t.start();
		get();
		t.join();
		assert loads == 1;
	}
}
