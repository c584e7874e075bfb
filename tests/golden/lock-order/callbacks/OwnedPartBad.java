// run: scan --only lock-order --library
// expect: lock-order
// One of the owner's methods calls its part without the owner's monitor, and that calls back.
public class OwnedPartBad {
	private final Index index = new Index(this);
	private int size;

	public synchronized void put(String key) {
		index.add(key);
	}

	public void putLater(String key) {
		index.add(key);
	}

	private synchronized void grow() {
		size++;
	}

	private static class Index {
		private final OwnedPartBad owner;
		private int n;

		Index(OwnedPartBad owner) {
			this.owner = owner;
		}

		synchronized void add(String key) {
			n += key.length();
			owner.grow();
		}
	}
}
