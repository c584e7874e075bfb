// run: scan --only lock-order
// expect: lock-order
// What is joined may be the one or the other.
public class StartedByMethodChosenBad {
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
		StartedByMethodChosenBad p = new StartedByMethodChosenBad();
		Thread first = p.spawn(args.length > 0 ? p::load : p::check);
		Thread second = p.spawn(args.length > 0 ? p::check : p::load);
		first.join();
		second.join();
	}
}
