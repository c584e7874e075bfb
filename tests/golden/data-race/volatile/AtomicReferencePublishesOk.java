// What was written before set is seen after get.
// run: scan --only data-race
// expect: none
import java.util.concurrent.atomic.AtomicReference;
class AtomicReferencePublishesOk {
	static class Node {
		int v;
	}
	static final AtomicReference<Node> top = new AtomicReference<>();
	public static void main(String[] args) {
		new Thread(() -> {
			Node n = new Node();
			n.v = 1;
			top.set(n);
		}).start();
		Node n = top.get();
		if (n != null)
			System.out.println(n.v);
	}
}
