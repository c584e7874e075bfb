// check: data-race
// What is written after start is not ordered.
public class WriteAfterStart {
	static int n;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			int x = n;
		});
		t.start();
		n = 1;
		t.join();
	}
}
