// A container class of the program's own: main fills two, each thread empties one. Only if objects tell
// methods apart does points-to know that the threads have different items.
// run: scan --only data-race --min-severity low --context object:1
// expect: none
class OwnStacks {
	static class Item {
		int count;
	}

	static class Stack {
		Object[] slots = new Object[4];
		int n;

		void push(Object o) {
			slots[n++] = o;
		}

		Object pop() {
			return slots[--n];
		}
	}

	static class Worker extends Thread {
		final Stack stack;

		Worker(Stack stack) {
			this.stack = stack;
		}

		public void run() {
			((Item) stack.pop()).count++;
		}
	}

	public static void main(String[] args) {
		Stack left = new Stack(), right = new Stack();
		left.push(new Item());
		right.push(new Item());
		new Worker(left).start();
		new Worker(right).start();
	}
}
