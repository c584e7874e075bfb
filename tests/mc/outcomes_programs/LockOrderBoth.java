// Two locks in two orders: may hang.
public class LockOrderBoth {
	static volatile int n;
	static final Object a = new Object(), b = new Object();
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { synchronized (a) { synchronized (b) { n = n * 10 + 1; } } });
		Thread t1 = new Thread(() -> { synchronized (b) { synchronized (a) { n = n * 10 + 2; } } });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(n);
	}
}
