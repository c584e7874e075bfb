// Linked lists and trees built by hand: references around loops, null checks.
public class LinkedStructures {
	static class Node {
		int value;
		Node next;

		Node(int value, Node next) {
			this.value = value;
			this.next = next;
		}
	}

	static Node reverse(Node n) {
		Node previous = null;
		while (n != null) {
			Node next = n.next;
			n.next = previous;
			previous = n;
			n = next;
		}
		return previous;
	}

	static String show(Node n) {
		StringBuilder s = new StringBuilder();
		for (; n != null; n = n.next)
			s.append(n.value).append(n.next == null ? "" : "->");
		return s.toString();
	}

	static class Tree {
		int key;
		Tree left, right;

		static Tree insert(Tree t, int key) {
			if (t == null) {
				t = new Tree();
				t.key = key;
			} else if (key < t.key) {
				t.left = insert(t.left, key);
			} else if (key > t.key) {
				t.right = insert(t.right, key);
			}
			return t;
		}

		static int height(Tree t) {
			return t == null ? 0 : 1 + Math.max(height(t.left), height(t.right));
		}

		static void walk(Tree t, StringBuilder out) {
			while (t != null) {
				walk(t.left, out);
				out.append(t.key).append(' ');
				t = t.right;
			}
		}

		static Tree find(Tree t, int key) {
			while (t != null && t.key != key)
				t = key < t.key ? t.left : t.right;
			return t;
		}
	}

	static boolean hasCycle(Node n) {
		Node slow = n, fast = n;
		while (fast != null && fast.next != null) {
			slow = slow.next;
			fast = fast.next.next;
			if (slow == fast)
				return true;
		}
		return false;
	}

	public static void main(String[] args) {
		Node list = null;
		for (int i = 0; i < 6; i++)
			list = new Node(i * i, list);
		System.out.println(show(list) + " " + show(list = reverse(list)) + show(null));
		System.out.println(hasCycle(list));
		list.next.next.next = list;
		System.out.println(hasCycle(list));
		Tree t = null;
		for (int i = 0, x = 17; i < 25; i++, x = x * 31 % 101)
			t = Tree.insert(t, x);
		StringBuilder out = new StringBuilder();
		Tree.walk(t, out);
		System.out.println(out + "height " + Tree.height(t) + " " + (Tree.find(t, 22) != null) + (Tree.find(t, 1000) == null));
	}
}
