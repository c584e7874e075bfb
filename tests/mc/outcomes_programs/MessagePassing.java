// Who sees the flag sees the data.
public class MessagePassing {
	static volatile int data, flag;
	static int a, b;
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { data = 1; flag = 1; });
		Thread t1 = new Thread(() -> { a = flag; b = data; });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(a + " " + b);
	}
}
