// Both read 0: not in a sequentially consistent execution.
public class StoreBuffering {
	static volatile int x, y;
	static int a, b;
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { x = 1; a = y; });
		Thread t1 = new Thread(() -> { y = 1; b = x; });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(a + " " + b);
	}
}
