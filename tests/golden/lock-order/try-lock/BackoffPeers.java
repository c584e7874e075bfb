// run: scan --only lock-order
// expect: none
// The second lock is taken by tryLock only and the first is released on failure.
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class BackoffPeers {
	static class Peer {
		final ReentrantLock lock = new ReentrantLock();
		int bytes;

		void sync(Peer o) {
			while (true) {
				lock.lock();
				try {
					if (o.lock.tryLock()) {
						try {
							int avg = (bytes + o.bytes) / 2;
							bytes = avg;
							o.bytes = avg;
							return;
						} finally { o.lock.unlock(); }
					}
				} finally { lock.unlock(); }
				LockSupport.parkNanos(ThreadLocalRandom.current().nextInt(1000));
			}
		}
	}

	public static void main(String[] args) {
		Peer a = new Peer(), b = new Peer();
		a.bytes = 100;
		new Thread(() -> { for (int i = 0; i < 1000; i++) a.sync(b); }).start();
		new Thread(() -> { for (int i = 0; i < 1000; i++) b.sync(a); }).start();
	}
}
// corpus: unseen
