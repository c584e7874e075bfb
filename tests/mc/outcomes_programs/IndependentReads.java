// Two writers, two readers: all see one order.
public class IndependentReads {
	static volatile int x, y;
	static int a, b, c, d;
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { x = 1; });
		Thread t1 = new Thread(() -> { y = 1; });
		Thread t2 = new Thread(() -> { a = x; b = y; });
		Thread t3 = new Thread(() -> { c = y; d = x; });
		t0.start();
		t1.start();
		t2.start();
		t3.start();
		t0.join();
		t1.join();
		t2.join();
		t3.join();
		System.out.println(a + "" + b + " " + c + d);
	}
}
