// Virtual time: a limiter gives out permits by the clock, twenty callers share it.
import java.util.concurrent.Semaphore;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class RateLimiter {
	public static void main(String[] args) throws Exception {
		Semaphore permits = new Semaphore(2);
		ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(r -> {
			Thread t = new Thread(r, "clock");
			t.setDaemon(true);
			return t;
		});
		clock.scheduleAtFixedRate(() -> permits.release(2), 5, 5, TimeUnit.MILLISECONDS);
		AtomicInteger served = new AtomicInteger();
		Thread[] callers = new Thread[20];
		long start = System.nanoTime();
		for (int i = 0; i < callers.length; i++) {
			callers[i] = new Thread(() -> {
				permits.acquireUninterruptibly();
				served.incrementAndGet();
			});
			callers[i].start();
		}
		for (Thread t : callers) {
			t.join();
		}
		System.out.println(served + " " + (System.nanoTime() - start >= 20_000_000));
	}
}
