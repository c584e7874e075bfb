// Every blocking call with a timeout that runs out.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.StampedLock;

class TimeoutsEverywhere {
	interface Step {
		Object run() throws Exception;
	}

	static void check(String name, Step step) {
		long start = System.nanoTime();
		Object result;
		try {
			result = step.run();
		} catch (Exception e) {
			result = e.getClass().getSimpleName();
		}
		System.out.println(name + " " + result + " " + (System.nanoTime() - start >= 4_000_000));
	}

	public static void main(String[] args) throws Exception {
		TimeUnit ms = TimeUnit.MILLISECONDS;
		check("latch", () -> new CountDownLatch(1).await(4, ms));
		check("semaphore", () -> new Semaphore(0).tryAcquire(4, ms));
		check("queue", () -> new ArrayBlockingQueue<>(1).poll(4, ms));
		check("hand over", () -> new SynchronousQueue<String>().offer("x", 4, ms));
		check("exchange", () -> new Exchanger<String>().exchange("x", 4, ms));
		check("future", () -> new CompletableFuture<String>().get(4, ms));
		check("phaser", () -> new Phaser(1).awaitAdvanceInterruptibly(0, 4, ms));
		StampedLock lock = new StampedLock();
		long stamp = lock.writeLock();
		check("stamped", () -> lock.tryReadLock(4, ms));
		lock.unlockWrite(stamp);
		ExecutorService pool = Executors.newSingleThreadExecutor();
		CountDownLatch end = new CountDownLatch(1);
		var task = pool.submit(() -> {
			end.await();
			return 1;
		});
		check("task", () -> task.get(4, ms));
		check("termination", () -> pool.awaitTermination(4, ms));
		end.countDown();
		System.out.println(task.get());
		pool.shutdown();
		Thread waiting = new Thread(() -> {
			synchronized (lock) {
				try {
					lock.wait(4);
				} catch (InterruptedException e) {
					System.out.println(e);
				}
			}
		});
		waiting.start();
		waiting.join(60000);
		System.out.println(waiting.isAlive() + " " + TimeUnit.DAYS.toHours(2) + " " + TimeUnit.NANOSECONDS.convert(3, TimeUnit.MICROSECONDS) + " " + TimeoutException.class.getSimpleName());
	}
}
