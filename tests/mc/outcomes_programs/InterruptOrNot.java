// An interrupt before or during sleep.
public class InterruptOrNot {
	static volatile int n;
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { try { Thread.sleep(10); n = 1; } catch (InterruptedException e) { n = 2; } });
		Thread t1 = new Thread(() -> { n = 3; });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(n);
	}
}
