// check: deadlock
// Two wait, one is notified.
public class NotifyOneOfTwo {
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
		new Thread(NotifyOneOfTwo::await).start();
		new Thread(NotifyOneOfTwo::await).start();
		synchronized (a) {
			ready = true;
			a.notify();
		}
	}
}
