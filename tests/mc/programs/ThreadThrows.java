// check: exception
// An exception leaves a thread.
public class ThreadThrows {
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			throw new IllegalStateException("no");
		});
		t.start();
		t.join();
	}
}
