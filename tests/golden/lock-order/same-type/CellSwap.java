// run: scan --only lock-order
// expect: lock-order
// swapValue is synchronized on this and then calls two synchronized methods of the other cell.
public class CellSwap {
	private long value;

	public synchronized long getValue() {
		return value;
	}

	public synchronized void setValue(long v) {
		value = v;
	}

	public synchronized void swapValue(CellSwap other) {
		long mine = getValue();
		long theirs = other.getValue();
		setValue(theirs);
		other.setValue(mine);
	}
}
// corpus: unseen
