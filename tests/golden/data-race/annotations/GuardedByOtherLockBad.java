// The field says lock, everybody takes this: no race today, but who believes the declaration will make one.
// run: scan --only data-race
// expect: data-race field=GuardedByOtherLockBad.hits severity=medium
public class GuardedByOtherLockBad {
	@interface GuardedBy {
		String value();
	}

	private final Object lock = new Object();
	@GuardedBy("lock")
	private int hits;

	synchronized void hit() {
		hits++;
	}

	public static void main(String[] args) {
		GuardedByOtherLockBad shared = new GuardedByOtherLockBad();
		new Thread(shared::hit).start();
		shared.hit();
	}
}
