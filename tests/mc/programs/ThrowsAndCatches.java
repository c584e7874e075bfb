// check: no-error
// An exception is caught.
public class ThrowsAndCatches {
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			try {
				throw new IllegalStateException("no");
			} catch (IllegalStateException e) {
			}
		});
		t.start();
		t.join();
	}
}
