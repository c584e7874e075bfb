// run: scan --only lock-order
// expect: lock-order
// A method starts many of what it is given, and does not wait for them.
public class StartedManyBad {
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

	private void startAll(Runnable r) {
		for (int i = 0; i < 4; i++)
			new Thread(r, "worker " + i).start();
	}

	public static void main(String[] args) throws Exception {
		StartedManyBad p = new StartedManyBad();
		p.startAll(p::load);
		p.startAll(p::check);
	}
}
