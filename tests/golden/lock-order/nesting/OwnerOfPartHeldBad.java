// run: scan --only lock-order --library
// expect: lock-order locks=OwnerOfPartHeldBad,OwnerOfPartHeldBad
// Two boxes lock each other. The part is no second bug: who holds it holds its box, and waits for that only, if any.
public class OwnerOfPartHeldBad {
	private final Object part = new Object();
	private int n;

	public synchronized void put(OwnerOfPartHeldBad key) {
		purge(key);
	}

	private void purge(OwnerOfPartHeldBad key) {
		synchronized (part) {
			key.drop();
		}
	}

	private synchronized void drop() {
		n--;
	}
}
