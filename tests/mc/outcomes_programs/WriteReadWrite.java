// A read between two writes.
public class WriteReadWrite {
	static volatile int x;
	static int a;
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { x = 1; x = 2; });
		Thread t1 = new Thread(() -> { a = x; });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(a);
	}
}
