// main reads without the guard when the thread has ended: there is nobody to guard against.
// run: scan --only data-race
// expect: none
public class GuardedByAfterJoinOk {
	@interface GuardedBy {
		String value();
	}

	@GuardedBy("this")
	private int total;

	synchronized void add(int n) {
		total += n;
	}

	public static void main(String[] args) throws InterruptedException {
		GuardedByAfterJoinOk bank = new GuardedByAfterJoinOk();
		Thread worker = new Thread(() -> bank.add(1));
		worker.start();
		worker.join();
		System.out.println(bank.total);
	}
}
