// run: scan --only lock-order --library
// expect: lock-order
// Permits are waited for under the monitor, which who gives one back takes before.
import java.util.concurrent.Semaphore;

public class PermitWrappedBad {
	private static class Throttle {
		private final Semaphore permits = new Semaphore(4);

		void enter() {
			permits.acquireUninterruptibly();
		}

		void leave() {
			permits.release();
		}
	}

	private final Throttle throttle = new Throttle();
	private int next;

	private void begin() {
		throttle.enter();
	}

	private void end() {
		throttle.leave();
	}

	public void send() {
		int n;
		synchronized (this) {
			begin();
			n = next++;
		}
		synchronized (this) {
			next += n;
		}
		end();
	}
}
