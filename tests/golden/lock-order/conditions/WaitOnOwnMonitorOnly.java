// run: scan --only lock-order
// expect: none
// take waits on the only monitor it holds, and put notifies under the same one.
import java.util.ArrayDeque;
import java.util.Queue;

public class WaitOnOwnMonitorOnly {
	private final Object inner = new Object();
	private final Queue<String> queue = new ArrayDeque<>();
	private int taken;

	public String take() throws InterruptedException {
		String s;
		synchronized (inner) {
			while (queue.isEmpty())
				inner.wait();
			s = queue.remove();
		}
		synchronized (this) {
			taken++;
		}
		return s;
	}

	public void put(String s) {
		synchronized (inner) {
			queue.add(s);
			inner.notify();
		}
	}

	public synchronized int taken() {
		return taken;
	}
}
// corpus: unseen
