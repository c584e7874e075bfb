// With a lock.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
class ScheduledOk {
	static int n;
	static final Object lock = new Object();
	public static void main(String[] args) {
		ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
		s.scheduleAtFixedRate(() -> {
			synchronized (lock) { n++; }
		}, 0, 1, TimeUnit.SECONDS);
		synchronized (lock) { System.out.println(n); }
	}
}
