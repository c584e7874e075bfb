// run: scan --only lock-order --library
// expect: none
// Permits are taken and given back under one monitor: who has it finds all of them.
import java.util.concurrent.Semaphore;

public class PermitInsideOk {
	private final Semaphore permits = new Semaphore(4);
	private int sent;

	public synchronized void send() throws InterruptedException {
		permits.acquire();
		try {
			sent++;
		} finally {
			permits.release();
		}
	}

	public synchronized void sendTwo() throws InterruptedException {
		begin();
		sent += 2;
		end();
	}

	private void begin() throws InterruptedException {
		permits.acquire(2);
	}

	private void end() {
		permits.release(2);
	}
}
