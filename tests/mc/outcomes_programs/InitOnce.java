// A class initialised by one of two.
public class InitOnce {
	static volatile int by;
	static class Lazy { static int x = by; }
	static int a, b;
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { by = 1; a = Lazy.x; });
		Thread t1 = new Thread(() -> { by = 2; b = Lazy.x; });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(a + " " + b);
	}
}
