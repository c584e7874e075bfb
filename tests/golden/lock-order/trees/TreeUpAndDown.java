// run: scan --only lock-order
// expect: lock-order
// sum locks a node and then its children, touch locks a child and then its parent.
import java.util.ArrayList;
import java.util.List;

public class TreeUpAndDown {
	public static class Node {
		private final Node parent;
		private final List<Node> children = new ArrayList<>();
		private int value;
		private long modified;

		public Node(Node parent) {
			this.parent = parent;
		}

		public synchronized Node newChild() {
			Node c = new Node(this);
			children.add(c);
			return c;
		}

		public synchronized int sum() {
			int s = value;
			for (Node c : children)
				s += c.sum();
			return s;
		}

		public synchronized void touch() {
			modified++;
			if (parent != null)
				parent.touch();
		}
	}
}
// corpus: unseen
