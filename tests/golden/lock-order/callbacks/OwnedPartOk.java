// run: scan --only lock-order --library
// expect: none
// An inner class, made by both constructors; it calls back only when called under the owner's monitor.
public class OwnedPartOk {
	private final Index index;
	private int size;

	public OwnedPartOk() {
		index = new Index();
	}

	public OwnedPartOk(int size) {
		this.size = size;
		index = new Index();
	}

	public synchronized void put(String key) {
		index.add(key);
	}

	public void putAll(String... keys) {
		synchronized (this) {
			for (String key : keys)
				index.add(key);
		}
	}

	private synchronized void grow() {
		size++;
	}

	private class Index {
		private int n;

		synchronized void add(String key) {
			n += key.length();
			grow();
		}
	}
}
