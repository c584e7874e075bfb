// run: scan --only lock-order
// expect: lock-order
// A method starts what it is given, for all of a list.
public class StartedByMethodLoopBad {
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

	private Thread spawn(Runnable r) {
		Thread t = new Thread(r);
		t.start();
		return t;
	}

	public static void main(String[] args) throws Exception {
		StartedByMethodLoopBad p = new StartedByMethodLoopBad();
		for (Runnable r : java.util.List.<Runnable>of(p::load, p::check))
			p.spawn(r);
	}
}
