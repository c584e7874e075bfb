// run: scan --only lock-order
// expect: lock-order
// link locks the source node and then the target: link(a, b) against link(b, a).
import java.util.HashSet;
import java.util.Set;

public class GraphNodeLink {
	public static class Node {
		private final Set<Node> out = new HashSet<>();
		private final Set<Node> in = new HashSet<>();

		public void link(Node target) {
			synchronized (this) {
				out.add(target);
				synchronized (target) {
					target.in.add(this);
				}
			}
		}

		public synchronized int degree() {
			return out.size() + in.size();
		}
	}
}
// corpus: unseen
