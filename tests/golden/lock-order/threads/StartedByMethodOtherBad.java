// run: scan --only lock-order
// expect: lock-order
// The method that starts the thread hands out the one before.
public class StartedByMethodOtherBad {
	private final Object a = new Object(), b = new Object();
	private int n;
	private Thread last = new Thread();

	private void load() {
		synchronized (a) {
			synchronized (b) {
				n++;
			}
		}
	}

	private void check() {
		synchronized (b) {
			synchronized (a) {
				n--;
			}
		}
	}

	private Thread spawn(Runnable r) {
		Thread t = new Thread(r), before = last;
		t.start();
		last = t;
		return before;
	}

	public static void main(String[] args) throws Exception {
		StartedByMethodOtherBad p = new StartedByMethodOtherBad();
		p.spawn(p::load).join();
		p.spawn(p::check).join();
	}
}
