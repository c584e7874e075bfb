// StackOverflowError: caught, with finally blocks, in deep structures.
import java.util.ArrayList;
import java.util.List;

class OverflowingRecursion {
	static int depth;
	static int closed;

	static void down() {
		depth++;
		try {
			down();
		} finally {
			closed++;
		}
	}

	static class Node {
		Node next;

		@Override
		public int hashCode() {
			return next == null ? 1 : 31 * next.hashCode() + 1;
		}
	}

	public static void main(String[] args) {
		for (int i = 0; i < 3; i++) {
			depth = closed = 0;
			try {
				down();
			} catch (StackOverflowError e) {
				System.out.println((depth > 1000) + " " + (depth == closed));
			}
		}
		Node head = null;
		for (int i = 0; i < 1_000_000; i++) {
			Node n = new Node();
			n.next = head;
			head = n;
		}
		try {
			head.hashCode();
		} catch (StackOverflowError e) {
			System.out.println("too deep");
		}
		List<Object> self = new ArrayList<>();
		self.add(self);
		try {
			self.hashCode();
		} catch (StackOverflowError e) {
			System.out.println(self);
		}
	}
}
