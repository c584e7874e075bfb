// check: no-error
// N++ by two threads under one lock.
public class LockedCounter {
	static final Object a = new Object(), b = new Object();
	static int n;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (a) {
				n++;
			}
		});
		Thread u = new Thread(() -> {
			synchronized (a) {
				n++;
			}
		});
		t.start();
		u.start();
		t.join();
		u.join();
		assert n == 2;
	}
}
