// run: scan --only lock-order --library
// expect: lock-order locks=OwnerOfPartFreeBad,OwnerOfPartFreeBad
// expect: lock-order locks=OwnerOfPartFreeBad,java.lang.Object
// Two boxes lock each other; and clean() holds the part of a box without the box.
public class OwnerOfPartFreeBad {
	private final Object part = new Object();
	private int n;

	public synchronized void put(OwnerOfPartFreeBad key) {
		purge(key);
	}

	public void clean(OwnerOfPartFreeBad key) {
		purge(key);
	}

	private void purge(OwnerOfPartFreeBad key) {
		synchronized (part) {
			key.drop();
		}
	}

	private synchronized void drop() {
		n--;
	}
}
