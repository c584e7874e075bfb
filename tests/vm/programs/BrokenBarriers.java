// Barriers that break: interrupts, timeouts, actions that throw.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class BrokenBarriers {
	public static void main(String[] args) throws Exception {
		CyclicBarrier barrier = new CyclicBarrier(2);
		Thread t = new Thread(() -> {
			try {
				barrier.await();
			} catch (InterruptedException e) {
				System.out.println("interrupted");
			} catch (BrokenBarrierException e) {
				System.out.println("broken");
			}
		});
		t.start();
		while (barrier.getNumberWaiting() == 0) {
			Thread.sleep(1);
		}
		t.interrupt();
		t.join();
		try {
			barrier.await();
		} catch (BrokenBarrierException e) {
			System.out.println(e + " " + barrier.isBroken());
		}
		barrier.reset();
		System.out.println(barrier.isBroken() + " " + barrier.getParties());
		CyclicBarrier throwing = new CyclicBarrier(1, () -> {
			throw new IllegalStateException("action");
		});
		try {
			throwing.await();
		} catch (IllegalStateException e) {
			System.out.println(e.getMessage() + " " + throwing.isBroken());
		}
	}
}
