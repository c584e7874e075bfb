// hit() writes a counter under the read lock, which any number of threads hold at once.
// run: scan --only data-race
// expect: data-race field=StampedWriteUnderReadBad.hits severity=high
import java.util.concurrent.locks.StampedLock;

public class StampedWriteUnderReadBad {
	private final StampedLock lock = new StampedLock();
	private int value;
	private int hits;

	int get() {
		long stamp = lock.readLock();
		try {
			hits++;
			return value;
		} finally {
			lock.unlockRead(stamp);
		}
	}

	void set(int v) {
		long stamp = lock.writeLock();
		try {
			value = v;
		} finally {
			lock.unlockWrite(stamp);
		}
	}

	public static void main(String[] args) {
		StampedWriteUnderReadBad shared = new StampedWriteUnderReadBad();
		new Thread(shared::get).start();
		new Thread(shared::get).start();
		shared.set(1);
	}
}
