// check: data-race
// Sleeping does not order anything.
public class SleepIsNoOrder {
	static int n;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			n = 1;
		});
		Thread u = new Thread(() -> {
			try {
				Thread.sleep(100);
			} catch (InterruptedException e) {
			}
			n = 2;
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
