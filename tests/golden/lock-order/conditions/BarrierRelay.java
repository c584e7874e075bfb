// run: scan --only lock-order
// expect: lock-order
// Nested lockout: Relay.awaitTurn waits on turn monitor while holding trackLock, pass() needs trackLock before notifyAll.
public class BarrierRelay {
	private final Object trackLock = new Object();
	private final Object turn = new Object();
	private int current;
	private int laps;

	void awaitTurn(int me) throws InterruptedException {
		synchronized (trackLock) {
			synchronized (turn) {
				while (current != me) turn.wait();
			}
			laps++;
		}
	}

	void pass(int next) {
		synchronized (trackLock) {
			laps += 0;
			synchronized (turn) {
				current = next;
				turn.notifyAll();
			}
		}
	}

	public static void main(String[] args) {
		BarrierRelay r = new BarrierRelay();
		for (int i = 0; i < 2; i++) {
			final int me = i;
			new Thread(() -> {
				try {
					for (int k = 0; k < 10; k++) { r.awaitTurn(me); r.pass(1 - me); }
				} catch (InterruptedException e) { }
			}).start();
		}
	}
}
// corpus: unseen
