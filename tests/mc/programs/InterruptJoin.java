// check: no-error
// An interrupt ends a join.
public class InterruptJoin {
	public static void main(String[] args) throws Exception {
		Thread main = Thread.currentThread();
		Thread t = new Thread(main::interrupt);
		t.start();
		try {
			Thread.currentThread().join();
			throw new AssertionError();
		} catch (InterruptedException e) {
		}
	}
}
