// run: scan --only lock-order
// expect: none
// Writers and readers of both read-write locks take the catalogue before the shelf.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RwConsistent {
	private final ReentrantReadWriteLock catalogue = new ReentrantReadWriteLock();
	private final ReentrantReadWriteLock shelf = new ReentrantReadWriteLock();
	private int titles, books;

	public int read() {
		catalogue.readLock().lock();
		try {
			shelf.readLock().lock();
			try {
				return titles + books;
			} finally {
				shelf.readLock().unlock();
			}
		} finally {
			catalogue.readLock().unlock();
		}
	}

	public void buy() {
		catalogue.writeLock().lock();
		try {
			titles++;
			shelf.writeLock().lock();
			try {
				books++;
			} finally {
				shelf.writeLock().unlock();
			}
		} finally {
			catalogue.writeLock().unlock();
		}
	}

	public void lose() {
		shelf.writeLock().lock();
		try {
			books--;
		} finally {
			shelf.writeLock().unlock();
		}
	}
}
// corpus: unseen
