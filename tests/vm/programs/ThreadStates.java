// States of a thread as another one sees them, at moments that are ordered.
import java.util.concurrent.CountDownLatch;

class ThreadStates {
	static void await(Thread thread, Thread.State state) throws InterruptedException {
		while (thread.getState() != state) {
			Thread.sleep(1);
		}
		System.out.println(thread.getName() + " " + thread.getState() + " " + thread.isAlive());
	}

	public static void main(String[] args) throws Exception {
		Object lock = new Object();
		CountDownLatch latch = new CountDownLatch(1);
		Thread waits = new Thread(() -> {
			synchronized (lock) {
				try {
					lock.wait();
				} catch (InterruptedException e) {
					System.out.println("interrupted " + Thread.currentThread().isInterrupted());
				}
			}
		}, "waits");
		System.out.println(waits.getState());
		waits.start();
		await(waits, Thread.State.WAITING);
		Thread blocks = new Thread(() -> {
			synchronized (lock) {
				System.out.println("in");
			}
		}, "blocks");
		synchronized (lock) {
			blocks.start();
			await(blocks, Thread.State.BLOCKED);
		}
		blocks.join();
		System.out.println(blocks.getState());
		waits.interrupt();
		waits.join();
		Thread parks = new Thread(() -> {
			try {
				latch.await();
			} catch (InterruptedException e) {
				throw new IllegalStateException(e);
			}
		}, "parks");
		parks.start();
		await(parks, Thread.State.WAITING);
		latch.countDown();
		parks.join();
		Thread sleeps = new Thread(() -> {
			try {
				Thread.sleep(100000);
			} catch (InterruptedException e) {
				System.out.println(e.getMessage());
			}
		}, "sleeps");
		sleeps.start();
		await(sleeps, Thread.State.TIMED_WAITING);
		sleeps.interrupt();
		sleeps.join();
		System.out.println(sleeps.getState() + " " + sleeps.isAlive());
	}
}
