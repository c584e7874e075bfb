// Both read 1: not in a sequentially consistent execution.
public class LoadBuffering {
	static volatile int x, y;
	static int a, b;
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { a = x; y = 1; });
		Thread t1 = new Thread(() -> { b = y; x = 1; });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(a + " " + b);
	}
}
