// A helper that always throws: the handler waits for the thread before it goes on.
// run: scan --only data-race
public class ThrownByHelperOk {
	static int count;

	static void fail() {
		throw new IllegalStateException("no");
	}

	// expect: none
	public static void main(String[] args) throws InterruptedException {
		Thread worker = new Thread(() -> count++);
		worker.start();
		try {
			fail();
		} catch (IllegalStateException e) {
			worker.join();
		}
		count++;
		System.out.println(count);
	}
}
