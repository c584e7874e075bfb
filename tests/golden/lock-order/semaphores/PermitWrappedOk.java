// run: scan --only lock-order --library
// expect: none
// Permits are waited for under the monitor, by way of two methods, and given back without it in the same way.
import java.util.concurrent.Semaphore;

public class PermitWrappedOk {
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
		System.out.println(n);
		end();
	}
}
