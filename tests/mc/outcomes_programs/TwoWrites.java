// Which write is last.
public class TwoWrites {
	static volatile int x;
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { x = 1; });
		Thread t1 = new Thread(() -> { x = 2; });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(x);
	}
}
