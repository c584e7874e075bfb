// run: scan --only lock-order --library
// expect: none
// Take waits on the only lock held, and the statistics lock is taken after the monitor is released.
import java.util.ArrayDeque;
import java.util.Deque;

public class SingleMonitorQueue<E> {
	private final Deque<E> items = new ArrayDeque<>();
	private final int capacity;
	private final Object statLock = new Object();
	private long taken;

	public SingleMonitorQueue(int capacity) { this.capacity = capacity; }

	public synchronized void put(E e) throws InterruptedException {
		while (items.size() == capacity) wait();
		items.addLast(e);
		notifyAll();
	}

	public E take() throws InterruptedException {
		E e;
		synchronized (this) {
			while (items.isEmpty()) wait();
			e = items.removeFirst();
			notifyAll();
		}
		synchronized (statLock) { taken++; }
		return e;
	}

	public long taken() { synchronized (statLock) { return taken; } }
}
// corpus: unseen
