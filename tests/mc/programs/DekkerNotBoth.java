// check: no-error
// Two volatile flags: not both can see the other's 0.
public class DekkerNotBoth {
	static volatile int x, y, r, s;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			x = 1;
			r = y;
		});
		Thread u = new Thread(() -> {
			y = 1;
			s = x;
		});
		t.start();
		u.start();
		t.join();
		u.join();
		assert r == 1 || s == 1;
	}
}
