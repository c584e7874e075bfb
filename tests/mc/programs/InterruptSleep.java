// check: no-error
// An interrupt before, in or after a sleep.
public class InterruptSleep {
	static volatile boolean wasInterrupted;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			try {
				Thread.sleep(10);
			} catch (InterruptedException e) {
				wasInterrupted = true;
			}
		});
		t.start();
		t.interrupt();
		t.join();
	}
}
