// run: scan --only lock-order
// expect: lock-order
// Two binary semaphores are used as mutexes and acquired in opposite orders.
import java.util.concurrent.Semaphore;

public class SemaphoreMutexes {
	private final Semaphore bridge = new Semaphore(1);
	private final Semaphore tunnel = new Semaphore(1);
	private int east, west;

	public void goEast() throws InterruptedException {
		bridge.acquire();
		try {
			tunnel.acquire();
			try {
				east++;
			} finally {
				tunnel.release();
			}
		} finally {
			bridge.release();
		}
	}

	public void goWest() throws InterruptedException {
		tunnel.acquire();
		try {
			bridge.acquire();
			try {
				west++;
			} finally {
				bridge.release();
			}
		} finally {
			tunnel.release();
		}
	}
}
// corpus: unseen
