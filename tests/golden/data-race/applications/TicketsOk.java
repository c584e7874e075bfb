// Integer boxes would be a bad lock; a private static final lock is a good one.
// run: scan --only data-race
// expect: none
public class TicketsOk {
	private static final Object LOCK = new Object();
	private static int sold;
	static int sell() {
		synchronized (LOCK) {
			return ++sold;
		}
	}
	public static void main(String[] args) throws InterruptedException {
		Thread[] ts = new Thread[3];
		for (int i = 0; i < 3; i++)
			(ts[i] = new Thread(TicketsOk::sell)).start();
		for (Thread t : ts)
			t.join();
		System.out.println(sold);
	}
}
// corpus: unseen25
