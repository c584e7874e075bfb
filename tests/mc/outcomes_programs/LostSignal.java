// The signal may come before the wait.
public class LostSignal {
	static int ends;
	static final Object lock = new Object();
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { synchronized (lock) { try { lock.wait(); } catch (InterruptedException e) { } ends = 1; } });
		Thread t1 = new Thread(() -> { synchronized (lock) { lock.notify(); } });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(ends);
	}
}
