import java.util.concurrent.locks.ReentrantLock;

/** Two locks of java.util.concurrent in opposite orders. */
public class Reentrant {
	static final ReentrantLock left = new ReentrantLock(), right = new ReentrantLock();

	static void both(ReentrantLock first, ReentrantLock second) {
		first.lock();
		try {
			second.lock();
			second.unlock();
		} finally {
			first.unlock();
		}
	}

	public static void main(String[] args) throws Exception {
		Thread other = new Thread(() -> both(left, right));
		other.start();
		both(right, left);
		other.join();
	}
}
