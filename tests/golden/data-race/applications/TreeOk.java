// The tree is built before, and depths come back as futures.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
public class TreeOk {
	static class Node { Node left, right; int weight; }
	static CompletableFuture<Integer> depth(Node n) {
		if (n == null)
			return CompletableFuture.completedFuture(0);
		return depth(n.left).thenCombineAsync(depth(n.right), (a, b) -> 1 + Math.max(a, b) + n.weight);
	}
	public static void main(String[] args) {
		Node root = new Node();
		root.left = new Node();
		root.weight = 3;
		System.out.println(depth(root).join());
	}
}
// corpus: unseen25
