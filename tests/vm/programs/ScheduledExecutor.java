// ScheduledThreadPoolExecutor in virtual time: order of delays, fixed rate, cancellation.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

class ScheduledExecutor {
	public static void main(String[] args) throws Exception {
		ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
		List<String> log = Collections.synchronizedList(new ArrayList<>());
		CountDownLatch done = new CountDownLatch(3);
		for (int i = 3; i >= 1; i--) {
			int n = i;
			s.schedule(() -> {
				log.add("delay " + n);
				done.countDown();
			}, n * 300L, TimeUnit.MILLISECONDS);
		}
		done.await();
		System.out.println(log);
		CountDownLatch five = new CountDownLatch(5);
		ScheduledFuture<?> rate = s.scheduleAtFixedRate(five::countDown, 0, 2, TimeUnit.MILLISECONDS);
		five.await();
		System.out.println(rate.cancel(false) + " " + rate.isCancelled());
		ScheduledFuture<String> value = s.schedule(() -> "value", 1, TimeUnit.MILLISECONDS);
		System.out.println(value.get() + " " + (value.getDelay(TimeUnit.NANOSECONDS) <= 0));
		int[] runs = new int[1];
		ScheduledFuture<?> throwing = s.scheduleWithFixedDelay(() -> {
			if (++runs[0] == 2) {
				throw new IllegalStateException("stop");
			}
		}, 1, 1, TimeUnit.MILLISECONDS);
		try {
			throwing.get();
		} catch (java.util.concurrent.ExecutionException e) {
			System.out.println(e.getCause() + " " + runs[0]);
		}
		s.schedule(() -> System.out.println("still delayed"), 50, TimeUnit.MILLISECONDS);
		s.shutdown();
		System.out.println(s.awaitTermination(5, TimeUnit.SECONDS));
	}
}
