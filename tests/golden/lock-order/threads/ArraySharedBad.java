// run: scan --only lock-order
// expect: lock-order
// The array in which the thread was stored has another one in it when it is started.
public class ArraySharedBad {
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

	private static void exchange(Thread[] ts, Thread t) {
		ts[0] = t;
	}

	public static void main(String[] args) throws Exception {
		ArraySharedBad p = new ArraySharedBad();
		Thread[] ts = new Thread[1];
		Thread first = new Thread(p::load), second = new Thread(p::check);
		ts[0] = first;
		exchange(ts, second);
		ts[0].start();
		first.start();
	}
}
