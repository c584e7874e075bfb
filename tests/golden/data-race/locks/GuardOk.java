// try-with-resources over a wrapper: its constructor locks, close() releases.
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.*;
class GuardOk implements Runnable {
	static class Held implements AutoCloseable {
		private final Lock l;
		Held(Lock l) { this.l = l; l.lock(); }
		@Override public void close() { l.unlock(); }
	}
	final Lock lock = new ReentrantLock();
	int n;
	public void run() {
		try (Held h = new Held(lock)) {
			n++;
		}
	}
	public static void main(String[] x) {
		GuardOk o = new GuardOk();
		new Thread(o).start();
		new Thread(o).start();
	}
}
