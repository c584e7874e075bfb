// A thread that starts a thread.
public class ThreadsInThread {
	static volatile int n;
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { Thread u = new Thread(() -> { n = n * 10 + 1; }); u.start(); n = n * 10 + 2; try { u.join(); } catch (InterruptedException e) { } });
		Thread t1 = new Thread(() -> { n = n * 10 + 3; });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(n);
	}
}
