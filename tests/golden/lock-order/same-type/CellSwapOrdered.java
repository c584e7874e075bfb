// run: scan --only lock-order
// expect: none
// swapValue checks for alias and then locks the two cells in the order of their identity hash codes through a helper.
public class CellSwapOrdered {
	private long value;

	public synchronized long getValue() {
		return value;
	}

	public synchronized void setValue(long v) {
		value = v;
	}

	public void swapValue(CellSwapOrdered other) {
		if (other == this)
			return;
		else if (System.identityHashCode(this) < System.identityHashCode(other))
			this.doSwapOrdered(other);
		else
			other.doSwapOrdered(this);
	}

	private synchronized void doSwapOrdered(CellSwapOrdered other) {
		long mine = value;
		value = other.getValue();
		other.setValue(mine);
	}
}
// corpus: unseen
