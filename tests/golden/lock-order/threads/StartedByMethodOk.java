// run: scan --only lock-order
// expect: none
// A method makes and starts the thread and hands it out to be joined.
public class StartedByMethodOk {
	private final Object a = new Object(), b = new Object();
	private int n;

	private Thread spawn(Runnable r) {
		Thread t = new Thread(r);
		t.start();
		return t;
	}

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

	public static void main(String[] args) throws Exception {
		StartedByMethodOk p = new StartedByMethodOk();
		Thread first = p.spawn(p::load);
		first.join();
		Thread second = p.spawn(p::check);
		second.join();
	}
}
