// run: scan --only lock-order
// expect: lock-order
// A method makes and starts the thread and hands it out: the first is joined when the second runs.
public class StartedByMethodBad {
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
		StartedByMethodBad p = new StartedByMethodBad();
		Thread first = p.spawn(p::load);
		Thread second = p.spawn(p::check);
		first.join();
		second.join();
	}
}
