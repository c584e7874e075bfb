// run: scan --only lock-order --library
// expect: lock-order
// borrow() waits for a permit under the pool's monitor, which giveBack() needs before it returns one.
import java.util.ArrayDeque;
import java.util.concurrent.Semaphore;

public class PermitPoolBad {
	private final Semaphore permits;
	private final ArrayDeque<Object> idle = new ArrayDeque<>();

	public PermitPoolBad(int size) {
		permits = new Semaphore(size);
		for (int i = 0; i < size; i++)
			idle.add(new Object());
	}

	public synchronized Object borrow() throws InterruptedException {
		permits.acquire();
		return idle.remove();
	}

	public synchronized void giveBack(Object o) {
		idle.add(o);
		permits.release();
	}
}
