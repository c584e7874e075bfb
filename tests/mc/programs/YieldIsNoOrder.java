// check: assertion
// Yield does not order anything.
public class YieldIsNoOrder {
	static volatile int x;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			x = 1;
		});
		Thread u = new Thread(() -> {
			Thread.yield();
			if (x == 0)
				throw new AssertionError();
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
