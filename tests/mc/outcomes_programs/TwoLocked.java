// Two fields under one lock, read apart.
public class TwoLocked {
	static int x, y, s;
	static final Object lock = new Object();
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { synchronized (lock) { x = 1; } synchronized (lock) { y = 1; } });
		Thread t1 = new Thread(() -> { int a; synchronized (lock) { a = x; } synchronized (lock) { s = a * 10 + y; } });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(s);
	}
}
