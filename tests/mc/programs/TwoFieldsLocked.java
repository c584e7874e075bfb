// check: no-error
// Two fields that belong together, under one lock.
public class TwoFieldsLocked {
	static final Object a = new Object(), b = new Object();
	static int x, y;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (a) {
				x = 1;
				y = 1;
			}
		});
		Thread u = new Thread(() -> {
			synchronized (a) {
				if (x != y)
					throw new AssertionError();
			}
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
