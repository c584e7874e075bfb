import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

public class Atomics {
	static class Node {
		final int value;
		Node next;

		Node(int value, Node next) {
			this.value = value;
			this.next = next;
		}

		int value() {
			return value;
		}
	}

	static class Stack {
		private volatile Node head;
		private volatile Node spare;
		private static final AtomicReferenceFieldUpdater<Stack, Node> SPARE =
			AtomicReferenceFieldUpdater.newUpdater(Stack.class, Node.class, "spare");
		private static final VarHandle HEAD;
		static {
			try {
				HEAD = MethodHandles.lookup().findVarHandle(Stack.class, "head", Node.class);
			} catch (ReflectiveOperationException e) {
				throw new ExceptionInInitializerError(e);
			}
		}

		void push(int value) {
			for (;;) {
				Node old = head;
				if (HEAD.compareAndSet(this, old, new Node(value, old)))
					return;
			}
		}

		int pop() {
			for (;;) {
				Node old = head;
				if (HEAD.compareAndSet(this, old, old.next)) {
					SPARE.set(this, old);
					return old.value();
				}
			}
		}

		Node spare() {
			return SPARE.get(this);
		}
	}

	public static void main(String[] args) throws Exception {
		Stack stack = new Stack();
		AtomicReference<Node> best = new AtomicReference<>();
		AtomicInteger n = new AtomicInteger();
		LongAdder adder = new LongAdder();
		LongAccumulator max = new LongAccumulator(Math::max, 0);
		Thread thread = new Thread(() -> {
			for (int i = 0; i < 5; i++)
				stack.push(i);
		});
		thread.start();
		thread.join();
		for (int i = 0; i < 5; i++) {
			int value = stack.pop();
			n.updateAndGet(old -> plus(old, value));
			best.accumulateAndGet(new Node(value, null), (a, b) -> a == null || a.value() < b.value() ? b : a);
			adder.add(value);
			max.accumulate(value);
		}
		AtomicReferenceArray<Node> array = new AtomicReferenceArray<>(2);
		array.set(0, stack.spare());
		System.out.println(n.get() + " " + best.get().value() + " " + adder.sum() + max.get() + array.get(0).value());
	}

	static int plus(int a, int b) {
		return a + b;
	}
}
