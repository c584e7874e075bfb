// run: scan --only lock-order
// expect: lock-order
// An interface's default method locks this and then the other; both implementers inherit it.
public class DefaultMethodLock {
	public interface Mergeable {
		void absorb(int n);
		int size();

		default void mergeFrom(Mergeable other) {
			synchronized (this) {
				synchronized (other) {
					absorb(other.size());
				}
			}
		}
	}

	public static class Heap implements Mergeable {
		private int n;
		@Override public void absorb(int k) { n += k; }
		@Override public int size() { return n; }
	}

	public static class Pile implements Mergeable {
		private int n = 1;
		@Override public void absorb(int k) { n -= k; }
		@Override public int size() { return n; }
	}
}
// corpus: unseen
