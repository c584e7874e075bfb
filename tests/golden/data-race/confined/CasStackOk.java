// Treiber's stack: next is written before the node is published by compareAndSet.
// run: scan --only data-race
// expect: none
import java.util.concurrent.atomic.AtomicReference;
class CasStackOk {
	static class Node {
		final int v;
		Node next;
		Node(int v) { this.v = v; }
	}
	final AtomicReference<Node> head = new AtomicReference<>();
	void push(int v) {
		Node n = new Node(v);
		Node old;
		do {
			old = head.get();
			n.next = old;
		} while (!head.compareAndSet(old, n));
	}
	int pop() {
		Node n;
		do {
			n = head.get();
			if (n == null)
				return -1;
		} while (!head.compareAndSet(n, n.next));
		return n.v;
	}
	public static void main(String[] args) {
		CasStackOk s = new CasStackOk();
		new Thread(() -> s.push(1)).start();
		new Thread(() -> s.pop()).start();
	}
}
