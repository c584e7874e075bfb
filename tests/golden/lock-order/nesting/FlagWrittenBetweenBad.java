// run: scan --only lock-order --library
// expect: lock-order severity=high
// The flag is set on the way.
public class FlagWrittenBetweenBad {
	private final Object iterating = new Object();
	private final Object consumers = new Object();
	private boolean direct;
	private int n;

	public void setDirect(boolean direct) {
		this.direct = direct;
	}

	public void subscribe() {
		synchronized (consumers) {
			n++;
			if (!direct) {
				direct = true;
				wakeUp();
			}
		}
		if (direct)
			wakeUp();
	}

	public void wakeUp() {
		if (direct && n > 0)
			iterate();
		else
			n--;
	}

	public void iterate() {
		synchronized (iterating) {
			synchronized (consumers) {
				n = 0;
			}
		}
	}
}
// corpus: jars
