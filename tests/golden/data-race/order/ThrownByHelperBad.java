// A helper that always throws: what was started before it still runs in the handler.
// run: scan --only data-race --witness off
public class ThrownByHelperBad {
	static int count;

	static void fail() {
		throw new IllegalStateException("no");
	}

	public static void main(String[] args) throws InterruptedException {
		Thread worker = new Thread(() -> count++); // expect: data-race#1 field=ThrownByHelperBad.count
		worker.start();
		try {
			fail();
		} catch (IllegalStateException e) {
			count++; // expect: data-race#1
		}
		worker.join();
		System.out.println(count);
	}
}
