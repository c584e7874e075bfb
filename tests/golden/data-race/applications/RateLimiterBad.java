// tokens is refilled by a scheduled task and taken by request threads without a lock.
// run: scan --only data-race
// expect: data-race field=RateLimiterBad.tokens
import java.util.concurrent.*;
public class RateLimiterBad {
	private int tokens = 10;
	boolean tryTake() {
		if (tokens > 0) {
			tokens--;
			return true;
		}
		return false;
	}
	void refill() { tokens = 10; }
	public static void main(String[] args) {
		RateLimiterBad limiter = new RateLimiterBad();
		ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
		timer.scheduleAtFixedRate(limiter::refill, 1, 1, TimeUnit.SECONDS);
		for (int i = 0; i < 20; i++)
			System.out.println(limiter.tryTake());
		timer.shutdown();
	}
}
// corpus: unseen25
