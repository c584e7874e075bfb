// run: scan --only lock-order
// expect: lock-order
// take waits on the inner monitor while it holds the outer one, which put needs before it can notify.
import java.util.ArrayDeque;
import java.util.Queue;

public class NestedMonitorLockout {
	private final Object inner = new Object();
	private final Queue<String> queue = new ArrayDeque<>();

	public synchronized String take() throws InterruptedException {
		synchronized (inner) {
			while (queue.isEmpty())
				inner.wait();
			return queue.remove();
		}
	}

	public synchronized void put(String s) {
		synchronized (inner) {
			queue.add(s);
			inner.notify();
		}
	}
}
// corpus: unseen
