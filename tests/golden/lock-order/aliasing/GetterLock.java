// run: scan --only lock-order
// expect: lock-order
// Two documents expose their lock by a getter, and merge locks this document's and then the argument's.
public class GetterLock {
	public static class Document {
		private final Object lock = new Object();
		private final StringBuilder text = new StringBuilder();

		public Object getLock() {
			return lock;
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
