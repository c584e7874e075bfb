// run: scan --only lock-order
// expect: none
// clear and size take putLock and then takeLock; put and take hold only one of them at a time.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TwoLockQueue {
	private static final class Node {
		int item;
		Node next;
		Node(int item) { this.item = item; }
	}

	private final ReentrantLock putLock = new ReentrantLock();
	private final ReentrantLock takeLock = new ReentrantLock();
	private final Condition notEmpty = takeLock.newCondition();
	private final AtomicInteger count = new AtomicInteger();
	private Node head = new Node(0), last = head;

	private void fullyLock() {
		putLock.lock();
		takeLock.lock();
	}

	private void fullyUnlock() {
		takeLock.unlock();
		putLock.unlock();
	}

	public void put(int item) {
		int c;
		putLock.lock();
		try {
			last = last.next = new Node(item);
			c = count.getAndIncrement();
		} finally {
			putLock.unlock();
		}
		if (c == 0)
			signalNotEmpty();
	}

	private void signalNotEmpty() {
		takeLock.lock();
		try {
			notEmpty.signal();
		} finally {
			takeLock.unlock();
		}
	}

	public int take() throws InterruptedException {
		takeLock.lockInterruptibly();
		try {
			while (count.get() == 0)
				notEmpty.await();
			Node first = head.next;
			head = first;
			if (count.getAndDecrement() > 1)
				notEmpty.signal();
			return first.item;
		} finally {
			takeLock.unlock();
		}
	}

	public void clear() {
		fullyLock();
		try {
			head = last;
			count.set(0);
		} finally {
			fullyUnlock();
		}
	}
}
// corpus: unseen
