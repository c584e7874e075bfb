// run: scan --only lock-order --library
// expect: none
// Order by identityHashCode with a static tie lock for equal hashes.
public class TieBreakSwap {
	private static final Object TIE = new Object();

	public static final class Slot<T> {
		private T value;
		public Slot(T v) { value = v; }
		public synchronized T get() { return value; }
		public synchronized void set(T v) { value = v; }
	}

	public static <T> void swap(Slot<T> a, Slot<T> b) {
		int ha = System.identityHashCode(a);
		int hb = System.identityHashCode(b);
		if (ha < hb) {
			synchronized (a) { synchronized (b) { exchange(a, b); } }
		} else if (ha > hb) {
			synchronized (b) { synchronized (a) { exchange(a, b); } }
		} else {
			synchronized (TIE) {
				synchronized (a) { synchronized (b) { exchange(a, b); } }
			}
		}
	}

	private static <T> void exchange(Slot<T> a, Slot<T> b) {
		T t = a.value;
		a.value = b.value;
		b.value = t;
	}
}
// corpus: unseen
