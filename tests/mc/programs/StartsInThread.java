// check: no-error
// A thread that starts a thread.
public class StartsInThread {
	static volatile int n;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			Thread u = new Thread(() -> n = 1);
			u.start();
			try {
				u.join();
			} catch (InterruptedException e) {
			}
			n++;
		});
		t.start();
		t.join();
		assert n == 2;
	}
}
