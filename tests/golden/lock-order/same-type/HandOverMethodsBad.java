// run: scan --only lock-order --library
// expect: lock-order
// Hand-over-hand by methods of the nodes, forwards and backwards.
import java.util.concurrent.locks.ReentrantLock;

public class HandOverMethodsBad {
	private static class Node {
		private final ReentrantLock lock = new ReentrantLock();
		private Node next, prev;
		int value;
		void lock() { lock.lock(); }
		void unlock() { lock.unlock(); }
	}

	private final Node head = new Node(), tail = new Node();

	public HandOverMethodsBad() {
		head.next = tail;
		tail.prev = head;
	}

	public int sum() {
		int sum = 0;
		Node cur = head;
		cur.lock();
		while (cur.next != null) {
			Node next = cur.next;
			next.lock();
			cur.unlock();
			cur = next;
			sum += cur.value;
		}
		cur.unlock();
		return sum;
	}

	public int back() {
		int sum = 0;
		Node cur = tail;
		cur.lock();
		while (cur.prev != null) {
			Node next = cur.prev;
			next.lock();
			cur.unlock();
			cur = next;
			sum -= cur.value;
		}
		cur.unlock();
		return sum;
	}
}
