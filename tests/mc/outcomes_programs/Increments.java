// Two increments of a volatile: 1 or 2.
public class Increments {
	static volatile int n;
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { n++; });
		Thread t1 = new Thread(() -> { n++; });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(n);
	}
}
