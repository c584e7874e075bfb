// check: assertion
// Two volatiles that belong together.
public class TwoFields {
	static volatile int x, y;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			x = 1;
			y = 1;
		});
		Thread u = new Thread(() -> {
			int first = y, second = x;
			if (first == 0 && second == 1)
				throw new AssertionError();
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
