// Who spins goes round, but the other goes on some time, and then it ends: no livelock.
// check: no-error
// options: --livelock
public class LivelockSpinEnds {
	static volatile boolean done;

	public static void main(String[] args) throws Exception {
		Thread a = new Thread(() -> {
			while (!done)
				Thread.yield();
		});
		a.start();
		done = true;
		a.join();
	}
}
