// check: data-race
// N++ by two threads under two locks.
public class TwoLocksCounter {
	static final Object a = new Object(), b = new Object();
	static int n;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (a) {
				n++;
			}
		});
		Thread u = new Thread(() -> {
			synchronized (b) {
				n++;
			}
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
