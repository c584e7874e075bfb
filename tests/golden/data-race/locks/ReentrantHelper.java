// grow() takes the lock once more and releases it once: offer() still holds it afterwards.
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantHelper {
	private final ReentrantLock lock = new ReentrantLock();
	private int[] slots = new int[2];
	private int size;

	private void grow() {
		lock.lock();
		try {
			slots = java.util.Arrays.copyOf(slots, 2 * slots.length);
		} finally {
			lock.unlock();
		}
	}

	void offer(int value) {
		lock.lock();
		try {
			if (size == slots.length)
				grow();
			slots[size++] = value;
		} finally {
			lock.unlock();
		}
	}

	public static void main(String[] args) {
		ReentrantHelper helper = new ReentrantHelper();
		for (int i = 0; i < 3; i++)
			new Thread(() -> helper.offer(1)).start();
	}
}
