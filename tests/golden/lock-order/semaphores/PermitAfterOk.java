// run: scan --only lock-order --library
// expect: none
// The permit is waited for under the monitor, but given back without it.
import java.util.concurrent.Semaphore;

public class PermitAfterOk {
	private final Semaphore permits = new Semaphore(4);
	private long next;

	public void send() throws InterruptedException {
		long ticket;
		synchronized (this) {
			permits.acquire();
			ticket = next++;
		}
		try {
			Thread.sleep(ticket % 10);
		} finally {
			permits.release();
		}
	}
}
