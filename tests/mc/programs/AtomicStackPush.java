// check: no-error
// A Treiber stack; both pushes are there.
import java.util.concurrent.atomic.*;

public class AtomicStackPush {
	static class Node { final int v; Node next; Node(int v) { this.v = v; } }
	static final AtomicReference<Node> top = new AtomicReference<>();
	static void push(int v) {
		Node n = new Node(v);
		do { n.next = top.get(); } while (!top.compareAndSet(n.next, n));
	}
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> push(1));
		t.start();
		push(2);
		t.join();
		int sum = 0;
		for (Node n = top.get(); n != null; n = n.next) sum += n.v;
		assert sum == 3;
	}
}
