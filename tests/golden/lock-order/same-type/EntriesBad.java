// A bag that is given another bag: every public method on which two of them can wait for each other is an
// entry, inherited code and what a function object has captured included; those that ask for the other's
// lock first, or for no lock at all, are none.
// run: scan --only lock-order --library
// expect: lock-order 'entries=EntriesBad$Bag.addAll(LEntriesBad$Base;)V,EntriesBad$Bag.same(Ljava/lang/Object;)Z,EntriesBad$Bag.removeAll(LEntriesBad$Base;)V'
import java.util.function.Predicate;

public class EntriesBad {
	public abstract static class Base {
		public abstract int size();

		public abstract Object get(int i);

		public boolean same(Object o) {
			return o instanceof Base && ((Base) o).size() == size();
		}
	}

	public static class Bag extends Base {
		private final Object[] elements = new Object[8];
		private int n;

		@Override
		public synchronized int size() {
			return n;
		}

		@Override
		public synchronized Object get(int i) {
			return elements[i];
		}

		public synchronized void addAll(Base other) {
			for (int i = 0; i < other.size(); i++)
				elements[n++] = other.get(i);
		}

		@Override
		public synchronized boolean same(Object o) {
			return super.same(o);
		}

		public void removeAll(Base other) {
			remove(e -> other.get(0) == e);
		}

		private synchronized void remove(Predicate<Object> filter) {
			for (int i = 0; i < n; i++)
				if (filter.test(elements[i]))
					elements[i] = null;
		}

		public void copy(Base other) {
			int length = other.size();
			synchronized (this) {
				n = length;
			}
		}
	}
}
