// run: scan --only lock-order
// expect: none
// All documents return the same static lock from getLock, so merge only re-enters it.
public class GetterSharedLock {
	private static final Object LOCK = new Object();

	public static class Document {
		private final StringBuilder text = new StringBuilder();

		private Object getLock() {
			return LOCK;
		}

		public void append(String s) {
			synchronized (getLock()) {
				text.append(s);
			}
		}

		public void merge(Document other) {
			synchronized (getLock()) {
				synchronized (other.getLock()) {
					text.append(other.text);
				}
			}
		}
	}
}
// corpus: unseen
