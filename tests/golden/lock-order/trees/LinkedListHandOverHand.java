// run: scan --only lock-order
// expect: lock-order
// Hand-over-hand list: forward scan locks node then next, backward scan locks node then prev (Node.lock of two nodes).
import java.util.concurrent.locks.ReentrantLock;

public class LinkedListHandOverHand {
	static class Node {
		final ReentrantLock lock = new ReentrantLock();
		final int value;
		Node prev, next;
		Node(int v) { value = v; }
	}

	private final Node head = new Node(0);
	private final Node tail;

	LinkedListHandOverHand(int n) {
		Node p = head;
		for (int i = 1; i < n; i++) {
			Node q = new Node(i);
			p.next = q;
			q.prev = p;
			p = q;
		}
		tail = p;
	}

	int scan(boolean forward) {
		int sum = 0;
		Node cur = forward ? head : tail;
		cur.lock.lock();
		while (true) {
			sum += cur.value;
			Node nx = forward ? cur.next : cur.prev;
			if (nx == null) break;
			nx.lock.lock();
			cur.lock.unlock();
			cur = nx;
		}
		cur.lock.unlock();
		return sum;
	}

	public static void main(String[] args) {
		LinkedListHandOverHand l = new LinkedListHandOverHand(8);
		new Thread(() -> { for (int i = 0; i < 50000; i++) l.scan(true); }).start();
		new Thread(() -> { for (int i = 0; i < 50000; i++) l.scan(false); }).start();
	}
}
// corpus: unseen
