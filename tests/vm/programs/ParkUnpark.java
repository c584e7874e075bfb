// LockSupport: permits, blockers, timeouts.
import java.util.concurrent.locks.LockSupport;

class ParkUnpark {
	static volatile boolean go;

	public static void main(String[] args) throws Exception {
		LockSupport.unpark(Thread.currentThread());
		LockSupport.unpark(Thread.currentThread());
		LockSupport.park();
		System.out.println("one permit");
		long start = System.nanoTime();
		LockSupport.parkNanos(3_000_000);
		System.out.println(System.nanoTime() - start >= 3_000_000);
		LockSupport.parkUntil(System.currentTimeMillis() + 5);
		Object blocker = new Object() {
			@Override
			public String toString() {
				return "blocker";
			}
		};
		Thread t = new Thread(() -> {
			while (!go) {
				LockSupport.park(blocker);
			}
			System.out.println("unparked");
		});
		t.start();
		while (t.getState() != Thread.State.WAITING) {
			Thread.sleep(1);
		}
		System.out.println(LockSupport.getBlocker(t));
		go = true;
		LockSupport.unpark(t);
		t.join();
		System.out.println(LockSupport.getBlocker(t));
		LockSupport.unpark(null);
		Thread unstarted = new Thread(LockSupport::park);
		unstarted.start();
		LockSupport.unpark(unstarted);
		unstarted.join();
	}
}
