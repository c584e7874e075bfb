// run: scan --only lock-order --library
// expect: none
// Hand-over-hand locking goes only from the sentinel towards the tail of a private list.
import java.util.concurrent.locks.ReentrantLock;

public class ForwardList {
	private static final class Node {
		final ReentrantLock lock = new ReentrantLock();
		final int key;
		Node next;
		Node(int key, Node next) { this.key = key; this.next = next; }
	}

	private final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

	public boolean add(int key) {
		if (key == Integer.MAX_VALUE || key == Integer.MIN_VALUE) return false;
		Node pred = head;
		pred.lock.lock();
		try {
			Node cur = pred.next;
			cur.lock.lock();
			try {
				while (cur.key < key) {
					pred.lock.unlock();
					pred = cur;
					cur = cur.next;
					cur.lock.lock();
				}
				if (cur.key == key) return false;
				pred.next = new Node(key, cur);
				return true;
			} finally { cur.lock.unlock(); }
		} finally { pred.lock.unlock(); }
	}
}
// corpus: unseen
