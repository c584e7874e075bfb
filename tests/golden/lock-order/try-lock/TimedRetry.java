// run: scan --only lock-order
// expect: none
// One side waits for the second lock only with a timed tryLock and gives up.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TimedRetry {
	private final ReentrantLock schema = new ReentrantLock();
	private final ReentrantLock rows = new ReentrantLock();
	private int version, count;

	void insert() {
		schema.lock();
		try {
			rows.lock();
			try { count += version > 0 ? 1 : 0; } finally { rows.unlock(); }
		} finally { schema.unlock(); }
	}

	boolean alter() throws InterruptedException {
		rows.lock();
		try {
			if (schema.tryLock(5, TimeUnit.MILLISECONDS)) {
				try { version++; return true; } finally { schema.unlock(); }
			}
			return false;
		} finally { rows.unlock(); }
	}

	public static void main(String[] args) throws Exception {
		TimedRetry t = new TimedRetry();
		Thread w = new Thread(() -> { for (int i = 0; i < 1000; i++) t.insert(); });
		w.start();
		for (int i = 0; i < 10; i++) {
			while (!t.alter()) Thread.sleep(1);
		}
		w.join();
	}
}
// corpus: unseen
