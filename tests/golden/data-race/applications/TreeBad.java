// A task per subtree adds to a shared depth field of the tree.
// run: scan --only data-race
// expect: data-race field=TreeBad.deepest
import java.util.concurrent.*;
public class TreeBad {
	static class Node { Node left, right; }
	private int deepest;
	private final ExecutorService pool = Executors.newWorkStealingPool();
	void visit(Node n, int depth) {
		if (n == null) return;
		deepest = Math.max(deepest, depth);
		pool.execute(() -> visit(n.left, depth + 1));
		pool.execute(() -> visit(n.right, depth + 1));
	}
	public static void main(String[] args) {
		Node root = new Node();
		root.left = new Node();
		new TreeBad().visit(root, 0);
	}
}
// corpus: unseen25
