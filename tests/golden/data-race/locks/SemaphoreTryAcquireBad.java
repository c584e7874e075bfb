// tryAcquire is asked, and the counter is changed whatever it answers.
// run: scan --only data-race
// expect: data-race field=SemaphoreTryAcquireBad.n severity=high
import java.util.concurrent.Semaphore;

public class SemaphoreTryAcquireBad {
	private final Semaphore permit = new Semaphore(1);
	private int n;

	void count() {
		boolean got = permit.tryAcquire();
		n++;
		if (got)
			permit.release();
	}

	public static void main(String[] args) {
		SemaphoreTryAcquireBad shared = new SemaphoreTryAcquireBad();
		new Thread(shared::count).start();
		shared.count();
	}
}
