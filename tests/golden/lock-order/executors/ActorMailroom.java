// run: scan --only lock-order
// expect: none
// Both nestings run on the one worker of a single thread executor.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ActorMailroom {
	private final Object letters = new Object();
	private final Object parcels = new Object();
	private int l, p;

	private void sort() {
		synchronized (letters) {
			l++;
			synchronized (parcels) { p++; }
		}
	}

	private void dispatch() {
		synchronized (parcels) {
			p--;
			synchronized (letters) { l--; }
		}
	}

	public static void main(String[] args) {
		ActorMailroom m = new ActorMailroom();
		ExecutorService actor = Executors.newSingleThreadExecutor();
		for (int i = 0; i < 100; i++) {
			actor.execute(m::sort);
			actor.execute(m::dispatch);
		}
		actor.shutdown();
	}
}
// corpus: unseen
