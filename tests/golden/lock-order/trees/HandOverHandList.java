// run: scan --only lock-order
// expect: none
// The list is always walked from the head to the tail with hand-over-hand locking.
import java.util.concurrent.locks.ReentrantLock;

public class HandOverHandList {
	private static final class Node {
		final int key;
		Node next;
		final ReentrantLock lock = new ReentrantLock();
		Node(int key, Node next) {
			this.key = key;
			this.next = next;
		}
	}

	private final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

	public boolean add(int key) {
		Node pred = head;
		pred.lock.lock();
		try {
			Node curr = pred.next;
			curr.lock.lock();
			try {
				while (curr.key < key) {
					pred.lock.unlock();
					pred = curr;
					curr = curr.next;
					curr.lock.lock();
				}
				if (curr.key == key)
					return false;
				pred.next = new Node(key, curr);
				return true;
			} finally {
				curr.lock.unlock();
			}
		} finally {
			pred.lock.unlock();
		}
	}
}
// corpus: unseen
