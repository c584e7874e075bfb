// run: scan --only lock-order
// expect: none
// The second semaphore is only tried with a timeout and the first one is released when that fails.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class SemaphoreTry {
	private final Semaphore bridge = new Semaphore(1);
	private final Semaphore tunnel = new Semaphore(1);
	private int east, west;

	public boolean goEast() throws InterruptedException {
		bridge.acquire();
		try {
			if (!tunnel.tryAcquire(10, TimeUnit.MILLISECONDS))
				return false;
			try {
				east++;
				return true;
			} finally {
				tunnel.release();
			}
		} finally {
			bridge.release();
		}
	}

	public boolean goWest() throws InterruptedException {
		tunnel.acquire();
		try {
			if (!bridge.tryAcquire())
				return false;
			try {
				west++;
				return true;
			} finally {
				bridge.release();
			}
		} finally {
			tunnel.release();
		}
	}
}
// corpus: unseen
