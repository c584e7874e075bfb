// check: no-error
// Two wait, all are notified.
public class NotifyAllOfTwo {
	static final Object a = new Object();
	static boolean ready;

	static void await() {
		synchronized (a) {
			while (!ready)
				try {
					a.wait();
				} catch (InterruptedException e) {
				}
		}
	}

	public static void main(String[] args) throws Exception {
		new Thread(NotifyAllOfTwo::await).start();
		new Thread(NotifyAllOfTwo::await).start();
		synchronized (a) {
			ready = true;
			a.notifyAll();
		}
	}
}
