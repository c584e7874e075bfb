// A periodic task beside main.
// run: scan --only data-race
// expect: data-race field=ScheduledBad.n
import java.util.concurrent.*;
class ScheduledBad {
	static int n;
	static final Object lock = new Object();
	public static void main(String[] args) {
		ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
		s.scheduleAtFixedRate(() -> {
			n++;
		}, 0, 1, TimeUnit.SECONDS);
		System.out.println(n);
	}
}
