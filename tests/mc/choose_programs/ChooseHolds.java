// Whatever is chosen, it holds.
// check: no-error
import raddle.Choose;

public class ChooseHolds {
	static int sum;

	public static void main(String[] args) throws Exception {
		int n = Choose.anyInt(-2, 2);
		Thread t = new Thread(() -> add(n));
		t.start();
		add(-n);
		t.join();
		assert sum == 0 && n >= -2 && n <= 2;
	}

	static synchronized void add(int n) {
		sum += n;
	}
}
