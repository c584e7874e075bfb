// check: no-error
// Strings that are put together are objects of their own: nobody else has these monitors.
public class ConcatFresh {
	static void both(int x, int y) {
		String p = "key" + x, q = "key" + y;
		synchronized (p) {
			synchronized (q) {
			}
		}
	}

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> both(1, 2)), u = new Thread(() -> both(2, 1));
		t.start();
		u.start();
	}
}
