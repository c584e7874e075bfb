// notify wakes either of two waiters; the other is woken by a second.
public class NotifyEither {
	static int go, order;
	static final Object lock = new Object();
	static void pause() {
		try {
			lock.wait();
		} catch (InterruptedException e) {
			throw new RuntimeException(e);
		}
	}
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { synchronized (lock) { while (go == 0) pause(); go--; order = order * 10 + 1; } });
		Thread t1 = new Thread(() -> { synchronized (lock) { while (go == 0) pause(); go--; order = order * 10 + 2; } });
		Thread t2 = new Thread(() -> { synchronized (lock) { go++; lock.notify(); } synchronized (lock) { go++; lock.notify(); } });
		t0.start();
		t1.start();
		t2.start();
		t0.join();
		t1.join();
		t2.join();
		System.out.println(order);
	}
}
