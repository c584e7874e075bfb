// What is wrapped is given the other wrapper, under the lock of this one: a.addAll(b) and b.addAll(a).
// run: scan --only lock-order --library
// expect: lock-order 'entries=DecoratorBad$Locked.addAll(LDecoratorBad$Bag;)V'
public class DecoratorBad {
	public interface Bag {
		int size();

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
		public void addAll(Bag other) {
			synchronized (mutex) {
				inner.addAll(other);
			}
		}
	}

	static class Plain1 implements Bag {
		int n;

		@Override
		public int size() {
			return n;
		}

		@Override
		public void addAll(Bag other) {
			n += other.size();
		}
	}

	static class Plain2 extends Plain1 { }

	static class Empty implements Bag {
		@Override
		public int size() {
			return 0;
		}

		@Override
		public void addAll(Bag other) { }
	}
}
