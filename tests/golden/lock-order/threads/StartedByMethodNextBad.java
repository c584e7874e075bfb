// run: scan --only lock-order
// expect: lock-order
// A method starts what it is given, and then, by itself, the next.
public class StartedByMethodNextBad {
	private final Object a = new Object(), b = new Object();
	private int n;

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

	private Thread spawn(Runnable r, Runnable next) {
		Thread t = new Thread(r);
		t.start();
		if (next != null)
			spawn(next, null);
		return t;
	}

	public static void main(String[] args) throws Exception {
		StartedByMethodNextBad p = new StartedByMethodNextBad();
		p.spawn(p::load, p::check).join();
	}
}
