// run: scan --only lock-order --library
// expect: none
// Hand-over-hand down a binary tree, to the left in one method and to the right in another: always a parent before its child.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class TreeSidesOk {
	private static final class Node {
		final Lock lock = new ReentrantLock();
		final int key;
		Node left, right;
		Node(int key) { this.key = key; }
	}

	private final Node root = new Node(0);

	public int least() {
		Node cur = root;
		cur.lock.lock();
		while (cur.left != null) {
			Node next = cur.left;
			next.lock.lock();
			cur.lock.unlock();
			cur = next;
		}
		int key = cur.key;
		cur.lock.unlock();
		return key;
	}

	public int greatest() {
		Node cur = root;
		cur.lock.lock();
		while (cur.right != null) {
			Node next = cur.right;
			next.lock.lock();
			cur.lock.unlock();
			cur = next;
		}
		int key = cur.key;
		cur.lock.unlock();
		return key;
	}

	public boolean insert(int key) {
		Node cur = root;
		cur.lock.lock();
		try {
			while (cur.key != key) {
				Node next = key < cur.key ? cur.left : cur.right;
				if (next == null) {
					Node made = new Node(key);
					if (key < cur.key)
						cur.left = made;
					else
						cur.right = made;
					return true;
				}
				next.lock.lock();
				cur.lock.unlock();
				cur = next;
			}
			return false;
		} finally {
			cur.lock.unlock();
		}
	}
}
