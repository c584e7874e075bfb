// run: scan --only lock-order
// expect: none
// Both tasks run on the same Timer thread, and main takes none of the locks.
import java.util.Timer;
import java.util.TimerTask;

public class OneTimerThread {
	private final Object frames = new Object();
	private final Object audio = new Object();
	private int f, a;

	void render() {
		synchronized (frames) {
			f++;
			synchronized (audio) { a++; }
		}
	}

	void resync() {
		synchronized (audio) {
			synchronized (frames) { a = f; }
		}
	}

	public static void main(String[] args) throws Exception {
		OneTimerThread p = new OneTimerThread();
		Timer timer = new Timer();
		timer.schedule(new TimerTask() { @Override public void run() { p.render(); } }, 0, 2);
		timer.schedule(new TimerTask() { @Override public void run() { p.resync(); } }, 1, 5);
		Thread.sleep(50);
		timer.cancel();
	}
}
// corpus: unseen
