// run: scan --only lock-order
// expect: none
// The inner cursor has no lock of its own; it always locks the outer object, once or again.
public class InnerOuterOnly {
	private final int[] data = new int[100];
	private int size;
	private Cursor cursor;

	public class Cursor {
		private int pos;

		public int next() {
			synchronized (InnerOuterOnly.this) {
				return pos < size ? data[pos++] : -1;
			}
		}

		void reset() {
			synchronized (InnerOuterOnly.this) {
				pos = 0;
			}
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
