// A ReentrantLock guards a count; who was first.
public class LockCount {
	static int n, first;
	static final java.util.concurrent.locks.ReentrantLock lock = new java.util.concurrent.locks.ReentrantLock();
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { lock.lock(); if (n++ == 0) first = 1; lock.unlock(); });
		Thread t1 = new Thread(() -> { lock.lock(); if (n++ == 0) first = 2; lock.unlock(); });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(n + " " + first);
	}
}
