// run: scan --only lock-order --library
// expect: lock-order severity=high
// One flag in subscribe(), another in wakeUp(): the one says nothing of the other.
public class FlagsOfTwoKindsBad {
	private final Object iterating = new Object();
	private final Object consumers = new Object();
	private boolean direct, paused;
	private int n;

	public void setDirect(boolean direct) {
		this.direct = direct;
		paused = n > 9;
	}

	public void subscribe() {
		synchronized (consumers) {
			n++;
			if (!paused) {
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
