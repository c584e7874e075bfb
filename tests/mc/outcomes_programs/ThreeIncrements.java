// Three increments of a volatile: 1, 2 or 3.
public class ThreeIncrements {
	static volatile int n;
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { n++; });
		Thread t1 = new Thread(() -> { n++; });
		Thread t2 = new Thread(() -> { n++; });
		t0.start();
		t1.start();
		t2.start();
		t0.join();
		t1.join();
		t2.join();
		System.out.println(n);
	}
}
