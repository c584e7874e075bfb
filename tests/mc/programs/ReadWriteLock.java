// check: no-error
// Readers and a writer.
import java.util.concurrent.locks.*;

public class ReadWriteLock {
	static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
	static int x, y;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			lock.writeLock().lock();
			x++;
			y++;
			lock.writeLock().unlock();
		});
		t.start();
		lock.readLock().lock();
		assert x == y;
		lock.readLock().unlock();
		t.join();
	}
}
