// Striped counters: the lock of a stripe guards the element of the same index.
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.ReentrantLock;

public class LockArrayStripesOk {
	private final ReentrantLock[] locks = new ReentrantLock[8];
	private final int[] counts = new int[8];

	LockArrayStripesOk() {
		for (int i = 0; i < locks.length; i++)
			locks[i] = new ReentrantLock();
	}

	void add(Object key) {
		int stripe = (key.hashCode() & 0x7fffffff) % locks.length;
		locks[stripe].lock();
		try {
			counts[stripe]++;
		} finally {
			locks[stripe].unlock();
		}
	}

	public static void main(String[] args) {
		LockArrayStripesOk shared = new LockArrayStripesOk();
		for (int i = 0; i < 4; i++)
			new Thread(() -> shared.add("k")).start();
	}
}
