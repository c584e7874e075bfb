// run: scan --only lock-order --library
// expect: none
// The permit is waited for before the monitor is taken.
import java.util.ArrayDeque;
import java.util.concurrent.Semaphore;

public class PermitPoolOk {
	private final Semaphore permits;
	private final ArrayDeque<Object> idle = new ArrayDeque<>();

	public PermitPoolOk(int size) {
		permits = new Semaphore(size);
		for (int i = 0; i < size; i++)
			idle.add(new Object());
	}

	public Object borrow() throws InterruptedException {
		permits.acquire();
		synchronized (this) {
			return idle.remove();
		}
	}

	public void giveBack(Object o) {
		synchronized (this) {
			idle.add(o);
		}
		permits.release();
	}
}
