// run: scan --only lock-order
// expect: lock-order
// Threads out of two methods, both started before one is joined.
public class MadeByMethodBad {
	private final Object a = new Object(), b = new Object();
	private int n;

	private Thread loader() {
		return new Thread(() -> {
			synchronized (a) {
				synchronized (b) {
					n++;
				}
			}
		});
	}

	private Thread checker() {
		return new Thread(() -> {
			synchronized (b) {
				synchronized (a) {
					n--;
				}
			}
		});
	}

	public static void main(String[] args) throws Exception {
		MadeByMethodBad p = new MadeByMethodBad();
		Thread l = p.loader(), c = p.checker();
		l.start();
		c.start();
		l.join();
		c.join();
	}
}
