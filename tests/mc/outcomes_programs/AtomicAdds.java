// Atomic additions lose nothing.
public class AtomicAdds {
	static final java.util.concurrent.atomic.AtomicInteger n = new java.util.concurrent.atomic.AtomicInteger();
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { n.addAndGet(1); });
		Thread t1 = new Thread(() -> { n.addAndGet(2); });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(n.get());
	}
}
