// run: scan --only lock-order
// expect: lock-order
// lockInterruptibly blocks like lock: build and deploy take the two locks in opposite orders.
import java.util.concurrent.locks.ReentrantLock;

public class LockInterruptibly {
	private final ReentrantLock workspace = new ReentrantLock();
	private final ReentrantLock target = new ReentrantLock();
	private int builds, deploys;

	public void build() throws InterruptedException {
		workspace.lockInterruptibly();
		try {
			target.lockInterruptibly();
			try {
				builds++;
			} finally {
				target.unlock();
			}
		} finally {
			workspace.unlock();
		}
	}

	public void deploy() throws InterruptedException {
		target.lockInterruptibly();
		try {
			workspace.lockInterruptibly();
			try {
				deploys++;
			} finally {
				workspace.unlock();
			}
		} finally {
			target.unlock();
		}
	}
}
// corpus: unseen
