// check: no-error
// A monitor taken twice by its owner.
public class Reentrant {
	static final Object a = new Object(), b = new Object();
	static int n;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (a) {
				synchronized (a) {
					n++;
				}
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
		assert n == 3;
	}
}
