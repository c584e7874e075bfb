// One of three wins.
public class CompareAndSetOne {
	static final java.util.concurrent.atomic.AtomicInteger n = new java.util.concurrent.atomic.AtomicInteger();
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { n.compareAndSet(0, 1); });
		Thread t1 = new Thread(() -> { n.compareAndSet(0, 2); });
		Thread t2 = new Thread(() -> { n.compareAndSet(0, 3); });
		t0.start();
		t1.start();
		t2.start();
		t0.join();
		t1.join();
		t2.join();
		System.out.println(n.get());
	}
}
