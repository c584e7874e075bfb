// A lock made of a compare-and-set.
// run: scan --only data-race
// expect: none
import java.util.concurrent.atomic.AtomicBoolean;
class SpinLockOk implements Runnable {
	final AtomicBoolean busy = new AtomicBoolean();
	int n;
	public void run() {
		while (!busy.compareAndSet(false, true))
			Thread.onSpinWait();
		n++;
		busy.set(false);
	}
	public static void main(String[] args) {
		SpinLockOk o = new SpinLockOk();
		new Thread(o).start();
		new Thread(o).start();
	}
}
