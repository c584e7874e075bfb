// run: scan --only lock-order --library
// expect: lock-order locks=WrapsOwnTypeLow,WrapsOwnTypeLow severity=low
// A stream around a stream: nothing says that the inner one ever leads back.
public class WrapsOwnTypeLow {
	private WrapsOwnTypeLow inner;
	private int n;

	public WrapsOwnTypeLow(WrapsOwnTypeLow inner) {
		this.inner = inner;
	}

	public synchronized void set(WrapsOwnTypeLow inner) {
		this.inner = inner;
	}

	public synchronized void write() {
		n++;
		inner.write();
	}
}
