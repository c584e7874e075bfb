// A lock-free stack and queue: nothing is lost, whatever the order.
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;

class TreiberStack {
	static class Node {
		final int value;
		Node next;

		Node(int value) {
			this.value = value;
		}
	}

	final AtomicReference<Node> top = new AtomicReference<>();

	void push(int value) {
		Node node = new Node(value);
		do {
			node.next = top.get();
		} while (!top.compareAndSet(node.next, node));
	}

	Integer pop() {
		Node node;
		do {
			node = top.get();
			if (node == null) {
				return null;
			}
		} while (!top.compareAndSet(node, node.next));
		return node.value;
	}

	public static void main(String[] args) throws Exception {
		TreiberStack stack = new TreiberStack();
		Thread[] threads = new Thread[3];
		for (int i = 0; i < 3; i++) {
			int base = i * 20;
			threads[i] = new Thread(() -> {
				for (int j = 0; j < 20; j++) {
					stack.push(base + j);
				}
			});
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		int[][] got = new int[2][60];
		int[] counts = new int[2];
		Thread[] poppers = new Thread[2];
		for (int i = 0; i < 2; i++) {
			int n = i;
			poppers[i] = new Thread(() -> {
				for (Integer v = stack.pop(); v != null; v = stack.pop()) {
					got[n][counts[n]++] = v;
				}
			});
			poppers[i].start();
		}
		for (Thread t : poppers) {
			t.join();
		}
		int[] all = new int[counts[0] + counts[1]];
		System.arraycopy(got[0], 0, all, 0, counts[0]);
		System.arraycopy(got[1], 0, all, counts[0], counts[1]);
		Arrays.sort(all);
		System.out.println(all.length + " " + all[0] + " " + all[59] + " " + Arrays.stream(all).distinct().count());
	}
}
