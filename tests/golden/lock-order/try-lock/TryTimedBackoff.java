// run: scan --only lock-order
// expect: none
// Each direction tries the second lock for a while and releases the first before it tries again.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class TryTimedBackoff {
	public static class Wallet {
		final Lock lock = new ReentrantLock();
		long coins;
	}

	public static boolean pay(Wallet from, Wallet to, long n) throws InterruptedException {
		for (int i = 0; i < 10; i++) {
			if (from.lock.tryLock(5, TimeUnit.MILLISECONDS)) {
				try {
					if (to.lock.tryLock(5, TimeUnit.MILLISECONDS)) {
						try {
							from.coins -= n;
							to.coins += n;
							return true;
						} finally {
							to.lock.unlock();
						}
					}
				} finally {
					from.lock.unlock();
				}
			}
			Thread.sleep(1 + (System.nanoTime() & 3));
		}
		return false;
	}
}
// corpus: unseen
