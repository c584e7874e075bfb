// CountDownLatch, CyclicBarrier, Semaphore, Phaser, Exchanger.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

class Synchronizers {
	public static void main(String[] args) throws Exception {
		AtomicInteger n = new AtomicInteger();
		CyclicBarrier barrier = new CyclicBarrier(3, () -> System.out.println("barrier " + n.get()));
		Thread[] threads = new Thread[3];
		for (int i = 0; i < 3; i++) {
			threads[i] = new Thread(() -> {
				try {
					for (int j = 0; j < 2; j++) {
						n.incrementAndGet();
						barrier.await();
					}
				} catch (InterruptedException | BrokenBarrierException e) {
					System.out.println(e);
				}
			});
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		try {
			barrier.await(1, TimeUnit.MILLISECONDS);
		} catch (TimeoutException e) {
			System.out.println(e + " " + barrier.isBroken());
		}
		CountDownLatch latch = new CountDownLatch(2);
		System.out.println(latch.await(1, TimeUnit.MILLISECONDS) + " " + latch.toString().replaceAll("@[0-9a-f]+", ""));
		latch.countDown();
		latch.countDown();
		latch.countDown();
		latch.await();
		System.out.println(latch.getCount());
		Semaphore s = new Semaphore(2, true);
		s.acquire(2);
		System.out.println(s.tryAcquire() + " " + s.availablePermits() + " " + s.drainPermits());
		s.release(3);
		System.out.println(s.tryAcquire(3) + " " + s.tryAcquire(1, TimeUnit.MILLISECONDS));
		Phaser phaser = new Phaser(1) {
			@Override
			protected boolean onAdvance(int phase, int registered) {
				System.out.println("phase " + phase + " of " + registered);
				return phase >= 2 || registered == 0;
			}
		};
		for (int i = 0; i < 2; i++) {
			phaser.register();
			new Thread(() -> {
				phaser.arriveAndAwaitAdvance();
				phaser.arriveAndAwaitAdvance();
				phaser.arriveAndDeregister();
			}).start();
		}
		while (!phaser.isTerminated()) {
			phaser.arriveAndAwaitAdvance();
		}
		System.out.println(phaser.getRegisteredParties() + " " + (phaser.getPhase() < 0));
		Exchanger<String> exchanger = new Exchanger<>();
		String[] got = new String[1];
		Thread other = new Thread(() -> {
			try {
				got[0] = exchanger.exchange("from other");
			} catch (InterruptedException e) {
				System.out.println(e);
			}
		});
		other.start();
		System.out.println(exchanger.exchange("from main"));
		other.join();
		System.out.println(got[0]);
		try {
			exchanger.exchange("alone", 1, TimeUnit.MILLISECONDS);
		} catch (TimeoutException e) {
			System.out.println(e);
		}
	}
}
