// run: scan --only lock-order
// expect: none
// A node only ever locks upwards: its own lock and then its parent's, and the parent is final.
public class TreeUpOnly {
	public static final class Node {
		private final Node parent;
		private int hits;

		public Node(Node parent) {
			this.parent = parent;
		}

		public synchronized void hit() {
			hits++;
			if (parent != null)
				parent.hit();
		}

		public synchronized int hits() {
			return hits;
		}

		public synchronized String path() {
			return parent == null ? "/" : parent.path() + hits + "/";
		}
	}
}
// corpus: unseen
