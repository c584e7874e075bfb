// The wrapper asks the other one before it takes its own lock.
// run: scan --only lock-order --library
// expect: none
public class DecoratorOk {
	public interface Bag {
		int size();

		void add(int n);

		void addAll(Bag other);
	}

	public static class Locked implements Bag {
		private final Bag inner;
		private final Object mutex = new Object();

		public Locked(Bag inner) {
			this.inner = inner;
		}

		@Override
		public int size() {
			synchronized (mutex) {
				return inner.size();
			}
		}

		@Override
		public void add(int n) {
			synchronized (mutex) {
				inner.add(n);
			}
		}

		@Override
		public void addAll(Bag other) {
			int n = other.size();
			synchronized (mutex) {
				inner.add(n);
			}
		}
	}

	static class Plain implements Bag {
		int n;

		@Override
		public int size() {
			return n;
		}

		@Override
		public void add(int n) {
			this.n += n;
		}

		@Override
		public void addAll(Bag other) {
			n += other.size();
		}
	}
}
