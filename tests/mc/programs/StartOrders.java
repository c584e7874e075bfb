// check: no-error
// What is written before start is seen.
public class StartOrders {
	static int n;

	public static void main(String[] args) throws Exception {
		n = 1;
		Thread t = new Thread(() -> {
			assert n == 1;
			n = 2;
		});
		t.start();
		t.join();
		assert n == 2;
		n = 3;
	}
}
