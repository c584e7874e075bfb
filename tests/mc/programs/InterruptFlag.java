// check: no-error
// The flag stays until someone looks.
public class InterruptFlag {
	public static void main(String[] args) throws Exception {
		Thread.currentThread().interrupt();
		assert Thread.currentThread().isInterrupted();
		assert Thread.interrupted();
		assert !Thread.interrupted();
	}
}
