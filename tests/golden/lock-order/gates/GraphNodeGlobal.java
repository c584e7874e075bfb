// run: scan --only lock-order
// expect: none
// All structural changes of the graph hold the graph's one lock around the two node locks; the degree takes one lock only.
import java.util.HashSet;
import java.util.Set;

public class GraphNodeGlobal {
	private static final Object GRAPH = new Object();

	public static class Node {
		private final Set<Node> out = new HashSet<>();
		private final Set<Node> in = new HashSet<>();

		public void link(Node target) {
			synchronized (GRAPH) {
				synchronized (this) {
					out.add(target);
					synchronized (target) {
						target.in.add(this);
					}
				}
			}
		}

		public synchronized int degree() {
			return out.size() + in.size();
		}
	}
}
// corpus: unseen
