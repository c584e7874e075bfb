// Requests and refills run on the one thread of the scheduler; the answer comes back in a future.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
public class RateLimiterOk {
	private int tokens = 10;
	private final ScheduledExecutorService loop = Executors.newSingleThreadScheduledExecutor();
	Future<Boolean> tryTake() { return loop.submit(() -> tokens-- > 0); }
	void start() { loop.scheduleAtFixedRate(() -> tokens = 10, 1, 1, TimeUnit.SECONDS); }
	public static void main(String[] args) throws Exception {
		RateLimiterOk limiter = new RateLimiterOk();
		limiter.start();
		for (int i = 0; i < 20; i++)
			System.out.println(limiter.tryTake().get());
		limiter.loop.shutdown();
	}
}
// corpus: unseen25
