// Monitors inside monitors: wait gives up only its own.
class NestedWaits {
	static final Object OUTER = new Object();
	static final Object INNER = new Object();
	static boolean ready;

	public static void main(String[] args) throws Exception {
		Thread waiter = new Thread(() -> {
			synchronized (OUTER) {
				synchronized (INNER) {
					while (!ready) {
						try {
							INNER.wait();
						} catch (InterruptedException e) {
							return;
						}
					}
					System.out.println("woken, holds " + Thread.holdsLock(OUTER) + " " + Thread.holdsLock(INNER));
				}
			}
		});
		waiter.start();
		while (waiter.getState() != Thread.State.WAITING) {
			Thread.sleep(1);
		}
		Thread other = new Thread(() -> {
			synchronized (OUTER) {
				System.out.println("outer at last");
			}
		});
		other.start();
		while (other.getState() != Thread.State.BLOCKED) {
			Thread.sleep(1);
		}
		synchronized (INNER) {
			System.out.println("inner is free");
			ready = true;
			INNER.notifyAll();
		}
		waiter.join();
		other.join();
	}
}
