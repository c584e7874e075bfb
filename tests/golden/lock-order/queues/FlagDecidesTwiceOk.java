// run: scan --only lock-order --library
// expect: none
// subscribe() wakes up under the lock only if the queue is not direct; then wakeUp() does not iterate.
public class FlagDecidesTwiceOk {
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
