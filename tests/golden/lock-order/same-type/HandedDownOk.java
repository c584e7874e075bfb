// Function objects that are handed down and take the lock that is held already, or one in a fixed order.
// run: scan --only lock-order --library
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

public class HandedDownOk {
	// Its own lock again.
	public static class Again {
		private int sum;

		public synchronized void each(IntConsumer todo) {
			todo.accept(sum);
		}

		public synchronized void put(int x) {
			sum += x;
		}

		public void twice() {
			each(x -> put(x));
		}

		public void twiceByReference() {
			each(this::put);
		}

		public synchronized void twiceByObject() {
			each(new IntConsumer() {
				@Override
				public void accept(int x) {
					put(x);
				}
			});
		}
	}

	// The other one's lock again: it is held while its own method runs what it was given.
	public static class Others {
		private int sum;

		private static void run(Runnable todo) {
			todo.run();
		}

		public synchronized void put(int x) {
			sum += x;
		}

		public void addTo(Others other) {
			synchronized (other) {
				run(() -> other.put(1));
			}
		}
	}

	// A copy is made first.
	public static class Copied {
		private final List<Integer> list = new ArrayList<>();

		public synchronized void put(Integer x) {
			list.add(x);
		}

		private synchronized List<Integer> copy() {
			return new ArrayList<>(list);
		}

		public void moveTo(Copied other) {
			copy().forEach(other::put);
		}
	}

	// It is kept for later, not run.
	public static class Kept {
		private final List<Runnable> later = new ArrayList<>();
		private int sum;

		private void keep(Runnable todo) {
			later.add(todo);
		}

		public synchronized void put(int x) {
			sum += x;
		}

		public synchronized void addTo(Kept other) {
			keep(() -> other.put(1));
		}
	}

	// A parent before what it was made for.
	public static class Parent {
		private final Part part = new Part();

		synchronized void grow() {
			Part.run(() -> part.grow());
		}

		static class Part {
			private int size;

			static void run(Runnable todo) {
				todo.run();
			}

			synchronized void grow() {
				size++;
			}
		}
	}
}
