// run: scan --only lock-order
// expect: none
// A node locks its children, which are fresh and private to it, always downwards; nothing calls up while it holds itself.
import java.util.ArrayList;
import java.util.List;

public class TreeParentChild {
	private static final class Node {
		private final List<Node> children = new ArrayList<>();
		private int value;

		synchronized Node addChild(int v) {
			Node c = new Node();
			c.setValue(v);
			children.add(c);
			return c;
		}

		synchronized void setValue(int v) {
			value = v;
		}

		synchronized int sum() {
			int s = value;
			for (Node c : children)
				s += c.sum();
			return s;
		}
	}

	private final Node root = new Node();

	public void add(int first, int second) {
		root.addChild(first).addChild(second);
	}

	public int sum() {
		return root.sum();
	}
}
// corpus: unseen
