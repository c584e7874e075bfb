import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader that asks for a lock whose owner wants to write. */
public class ReadWrite {
	static final ReentrantReadWriteLock table = new ReentrantReadWriteLock();
	static final Object log = new Object();

	static void read() {
		table.readLock().lock();
		try {
			synchronized (log) {
				System.out.print("");
			}
		} finally {
			table.readLock().unlock();
		}
	}

	static void write() {
		synchronized (log) {
			table.writeLock().lock();
			table.writeLock().unlock();
		}
	}

	public static void main(String[] args) throws Exception {
		Thread other = new Thread(ReadWrite::read);
		other.start();
		write();
		other.join();
	}
}
