// check: no-error
// The thread's own handler takes the exception.
public class UncaughtHandled {
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			throw new IllegalStateException("no");
		});
		t.setUncaughtExceptionHandler((thread, e) -> {});
		t.start();
		t.join();
	}
}
