// run: scan --only lock-order --library
// expect: none
// Slots is a counting semaphore always taken before the state lock and never requested while holding it.
import java.util.ArrayDeque;
import java.util.concurrent.Semaphore;

public class LeafSemaphore {
	private final Semaphore slots;
	private final ArrayDeque<Integer> free = new ArrayDeque<>();

	public LeafSemaphore(int n) {
		slots = new Semaphore(n);
		for (int i = 0; i < n; i++) free.add(i);
	}

	public int acquire() throws InterruptedException {
		slots.acquire();
		synchronized (free) { return free.removeFirst(); }
	}

	public void release(int id) {
		synchronized (free) {
			if (free.contains(id)) throw new IllegalStateException("free");
			free.addLast(id);
			slots.release();
		}
	}

	public int available() {
		synchronized (free) { return free.size(); }
	}
}
// corpus: unseen
