// run: scan --only lock-order
// expect: lock-order
// A node of a doubly linked list locks its next in forward and its previous in backward.
public class DoublyLinkedBothWays {
	public static class Node {
		Node prev, next;
		int value;

		public Node(int v) { value = v; }

		public static void link(Node a, Node b) {
			a.next = b;
			b.prev = a;
		}

		public void pullForward() {
			synchronized (this) {
				Node n = next;
				if (n != null) {
					synchronized (n) {
						value = n.value;
					}
				}
			}
		}

		public void pullBackward() {
			synchronized (this) {
				Node p = prev;
				if (p != null) {
					synchronized (p) {
						value = p.value;
					}
				}
			}
		}
	}
}
// corpus: unseen
