// The inner lock is taken by a function object that another method is given: whose lock it is, is known to
// who made it.
// run: scan --only lock-order --library
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Vector;
import java.util.function.IntConsumer;

public class HandedDownBad {
	// expect: lock-order severity=high locks=HandedDownBad$Lambda,HandedDownBad$Lambda method=HandedDownBad$Lambda.addAll
	public static class Lambda {
		private int sum;

		public synchronized void each(IntConsumer todo) {
			todo.accept(sum);
		}

		public synchronized void put(int x) {
			sum += x;
		}

		public void addAll(Lambda other) {
			other.each(x -> put(x));
		}
	}

	// expect: lock-order severity=high locks=HandedDownBad$Reference,HandedDownBad$Reference method=HandedDownBad$Reference.addAll
	public static class Reference {
		public interface Todo {
			void accept(int x);
		}

		private int sum;

		public synchronized void each(Todo todo) {
			todo.accept(sum);
		}

		public synchronized void put(int x) {
			sum += x;
		}

		public void addAll(Reference other) {
			other.each(this::put);
		}
	}

	// Under the own lock, for the other; through two methods.
	// expect: lock-order severity=medium locks=HandedDownBad$Own,HandedDownBad$Own method=HandedDownBad$Own.addTo
	public static class Own {
		private int sum;

		private static void run(Runnable todo) {
			todo.run();
		}

		private static void runAgain(Runnable todo) {
			run(todo);
		}

		public synchronized void put(int x) {
			sum += x;
		}

		public synchronized void addTo(Own other) {
			runAgain(() -> other.put(sum));
		}
	}

	// A function object in another.
	// expect: lock-order severity=low locks=HandedDownBad$Wrapped,HandedDownBad$Wrapped method=HandedDownBad$Wrapped.addTo
	public static class Wrapped {
		private int sum;

		private static void run(Runnable todo) {
			todo.run();
		}

		public synchronized void put(int x) {
			sum += x;
		}

		public synchronized void addTo(Wrapped other) {
			Runnable first = () -> other.put(1);
			run(() -> {
				sum++;
				first.run();
			});
		}
	}

	// The library runs it.
	// expect: lock-order severity=high locks=HandedDownBad$ForEach,HandedDownBad$ForEach method=HandedDownBad$ForEach.moveTo
	public static class ForEach {
		private final List<Integer> list = new ArrayList<>();

		public synchronized void put(Integer x) {
			list.add(x);
		}

		public synchronized void moveTo(ForEach other) {
			list.forEach(other::put);
		}
	}

	// expect: lock-order severity=high locks=HandedDownBad$Compute,HandedDownBad$Compute method=HandedDownBad$Compute.take
	public static class Compute {
		private final Map<String, Integer> map = new HashMap<>();

		public synchronized Integer get(String key) {
			return map.get(key);
		}

		public synchronized void take(String key, Compute other) {
			map.computeIfAbsent(key, k -> other.get(k));
		}
	}

	// Parts of the two.
	// expect: lock-order severity=high locks=java.util.Vector,java.util.Vector method=HandedDownBad$Parts.copyTo
	public static class Parts {
		private final Vector<String> v = new Vector<>();

		public void copyTo(Parts other) {
			v.forEach(x -> other.v.add(x));
		}
	}

	// An object that has with it what it needs.
	// expect: lock-order severity=high locks=HandedDownBad$Anonymous,HandedDownBad$Anonymous method=HandedDownBad$Anonymous.addTo
	public static class Anonymous {
		private int sum;

		private static void run(Runnable todo) {
			todo.run();
		}

		public synchronized void put(int x) {
			sum += x;
		}

		public synchronized void addTo(final Anonymous other) {
			run(new Runnable() {
				@Override
				public void run() {
					other.put(1);
				}
			});
		}
	}

	// expect: lock-order severity=high locks=HandedDownBad$Outer,HandedDownBad$Outer method=HandedDownBad$Outer.takeFrom
	public static class Outer {
		private int sum;

		synchronized void with(Runnable todo) {
			todo.run();
		}

		public synchronized void put(int x) {
			sum += x;
		}

		public void takeFrom(Outer other) {
			class Put implements Runnable {
				@Override
				public void run() {
					put(1);
				}
			}
			other.with(new Put());
		}
	}
}
