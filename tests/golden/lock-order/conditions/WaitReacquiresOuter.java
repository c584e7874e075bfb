// run: scan --only lock-order
// expect: lock-order
// await waits on signal while it holds jobs and must take signal again with jobs held, while a second caller holds signal and wants jobs.
import java.util.ArrayList;
import java.util.List;

public class WaitReacquiresOuter {
	private final Object signal = new Object();
	private final List<Runnable> jobs = new ArrayList<>();
	private boolean ready;

	public void await() throws InterruptedException {
		synchronized (signal) {
			synchronized (jobs) {
				while (!ready)
					signal.wait();
				jobs.clear();
			}
		}
	}

	public void open() {
		synchronized (signal) {
			ready = true;
			signal.notifyAll();
		}
	}
}
// corpus: unseen
