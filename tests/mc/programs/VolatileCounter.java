// check: assertion
// N++ of a volatile is two steps.
public class VolatileCounter {
	static volatile int n;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			n++;
		});
		Thread u = new Thread(() -> {
			n++;
		});
		t.start();
		u.start();
		t.join();
		u.join();
		assert n == 2;
	}
}
