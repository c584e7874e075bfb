// Values that go around.
public class CopyAround {
	static volatile int x = 1, y = 2, z = 3;
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { x = y; });
		Thread t1 = new Thread(() -> { y = z; });
		Thread t2 = new Thread(() -> { z = x; });
		t0.start();
		t1.start();
		t2.start();
		t0.join();
		t1.join();
		t2.join();
		System.out.println(x + " " + y + " " + z);
	}
}
