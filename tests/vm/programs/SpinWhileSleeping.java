// One thread never blocks and looks at a flag; others sleep, wait and park with timeouts meanwhile. Their time comes
// although somebody can always run.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class SpinWhileSleeping {
	static volatile boolean isOver;

	static void waits() throws InterruptedException {
		Object lock = new Object();
		synchronized (lock) {
			lock.wait(20);
		}
		System.out.println("waited");
		System.out.println(new LinkedBlockingQueue<Integer>().poll(20, TimeUnit.MILLISECONDS));
		System.out.println(new CountDownLatch(1).await(10, TimeUnit.MILLISECONDS));
		LockSupport.parkNanos(5_000_000);
		ReentrantLock own = new ReentrantLock();
		own.lock();
		System.out.println(own.newCondition().await(7, TimeUnit.MILLISECONDS));
	}

	// The time is over while another has the monitor: who waited goes on when it is free.
	static void waitsForBusyMonitor() throws InterruptedException {
		Object lock = new Object();
		int[] step = new int[1];
		Thread waiter = new Thread(() -> {
			synchronized (lock) {
				try {
					lock.wait(10);
				} catch (InterruptedException e) {
					System.out.println(e);
				}
				System.out.println("waiter after " + step[0]);
			}
		});
		waiter.start();
		while (waiter.getState() != Thread.State.TIMED_WAITING)
			Thread.yield();
		synchronized (lock) {
			long end = System.nanoTime() + 100_000_000;
			while (System.nanoTime() < end)
				step[0] |= 1;
		}
		waiter.join();
	}

	public static void main(String[] args) throws InterruptedException {
		Thread spinner = new Thread(() -> {
			while (!isOver)
				Thread.onSpinWait();
			System.out.println("spinner ends");
		});
		spinner.start();
		Thread.sleep(50);
		waits();
		spinner.join(5);
		System.out.println(spinner.isAlive());
		Thread asked = new Thread(() -> {
			while (!Thread.currentThread().isInterrupted())
				;
			System.out.println("interrupted");
		});
		asked.start();
		Thread.sleep(5);
		asked.interrupt();
		asked.join();
		isOver = true;
		spinner.join();
		waitsForBusyMonitor();
	}
}
