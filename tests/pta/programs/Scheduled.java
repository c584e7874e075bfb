import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class Scheduled {
	static class Tick implements Runnable {
		final CountDownLatch latch;

		Tick(CountDownLatch latch) {
			this.latch = latch;
		}

		@Override
		public void run() {
			step();
		}

		private void step() {
			latch.countDown();
		}
	}

	public static void main(String[] args) throws Exception {
		ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
		CountDownLatch latch = new CountDownLatch(3);
		ScheduledFuture<?> ticks = timer.scheduleAtFixedRate(new Tick(latch), 0, 2, TimeUnit.MILLISECONDS);
		ScheduledFuture<String> later = timer.schedule(Scheduled::answer, 1, TimeUnit.MILLISECONDS);
		latch.await();
		ticks.cancel(false);
		System.out.println(later.get());
		timer.shutdownNow();
	}

	static String answer() {
		return "later";
	}
}
