// The counter is changed only where the one permit was got.
// run: scan --only data-race
// expect: none
import java.util.concurrent.Semaphore;

public class SemaphoreTryAcquireOk {
	private final Semaphore permit = new Semaphore(1);
	private int n;

	void count() {
		if (!permit.tryAcquire())
			return;
		try {
			n++;
		} finally {
			permit.release();
		}
	}

	public static void main(String[] args) {
		SemaphoreTryAcquireOk shared = new SemaphoreTryAcquireOk();
		new Thread(shared::count).start();
		shared.count();
	}
}
