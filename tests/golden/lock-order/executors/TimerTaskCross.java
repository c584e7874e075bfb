// run: scan --only lock-order
// expect: lock-order
// The timer thread's task locks the cache and then the clock; main locks the clock and then the cache.
import java.util.Timer;
import java.util.TimerTask;

public class TimerTaskCross {
	static class Clock {
		long now;
		synchronized long tick(Cache c) {
			now++;
			c.expire(now);
			return now;
		}
		synchronized long now() { return now; }
	}

	static class Cache {
		private final Clock clock;
		private long oldest;
		Cache(Clock clock) { this.clock = clock; }
		synchronized void expire(long t) { oldest = t - 10; }
		synchronized long age() { return clock.now() - oldest; }
	}

	public static void main(String[] args) {
		Clock clock = new Clock();
		Cache cache = new Cache(clock);
		Timer timer = new Timer("sweeper", false);
		timer.schedule(new TimerTask() {
			@Override public void run() {
				for (int i = 0; i < 100000; i++)
					cache.age();
			}
		}, 1, 1);
		for (int i = 0; i < 5000000; i++)
			clock.tick(cache);
		timer.cancel();
	}
}
// corpus: unseen
