// run: scan --only lock-order
// expect: lock-order
// The outer class locks itself and then its inner cursor; the inner cursor locks itself and then Outer.this.
public class InnerOuterThis {
	private final int[] data = new int[100];
	private int size;
	private Cursor cursor;

	public class Cursor {
		private int pos;

		public synchronized int next() {
			synchronized (InnerOuterThis.this) {
				return pos < size ? data[pos++] : -1;
			}
		}

		synchronized void reset() {
			pos = 0;
		}
	}

	public synchronized Cursor open() {
		cursor = new Cursor();
		return cursor;
	}

	public synchronized void clear() {
		size = 0;
		if (cursor != null)
			cursor.reset();
	}
}
// corpus: unseen
