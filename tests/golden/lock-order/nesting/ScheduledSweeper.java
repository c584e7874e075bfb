// run: scan --only lock-order
// expect: lock-order
// The scheduled sweep locks the sessions and then the users; login locks the users and then the sessions.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledSweeper {
	private final Map<String, Long> sessions = new HashMap<>();
	private final Map<String, Integer> users = new HashMap<>();

	void login(String name) {
		synchronized (users) {
			users.merge(name, 1, Integer::sum);
			synchronized (sessions) {
				sessions.put(name, System.nanoTime());
			}
		}
	}

	void sweep() {
		for (int i = 0; i < 1000; i++) {
			synchronized (sessions) {
				long now = System.nanoTime();
				sessions.values().removeIf(t -> now - t > 1000);
				synchronized (users) {
					users.keySet().retainAll(sessions.keySet());
				}
			}
		}
	}

	public static void main(String[] args) throws InterruptedException {
		ScheduledSweeper s = new ScheduledSweeper();
		ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
		timer.scheduleAtFixedRate(s::sweep, 1, 1, TimeUnit.MILLISECONDS);
		for (int i = 0; i < 5000000; i++)
			s.login("u" + i % 10);
		timer.shutdown();
	}
}
// corpus: unseen
