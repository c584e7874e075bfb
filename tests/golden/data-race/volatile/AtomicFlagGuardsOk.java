// A compare-and-set lets one thread in.
// run: scan --only data-race
// expect: none
import java.util.concurrent.atomic.AtomicBoolean;
class AtomicFlagGuardsOk implements Runnable {
	final AtomicBoolean taken = new AtomicBoolean();
	int n;
	public void run() {
		if (taken.compareAndSet(false, true))
			n++;
	}
	public static void main(String[] args) {
		AtomicFlagGuardsOk o = new AtomicFlagGuardsOk();
		new Thread(o).start();
		new Thread(o).start();
	}
}
