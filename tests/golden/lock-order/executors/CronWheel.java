// run: scan --only lock-order
// expect: lock-order
// CronWheel.tick (wheelLock -> Job monitor) on the scheduler thread versus Job.reschedule (Job monitor -> wheelLock) on main.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class CronWheel {
	private final Object wheelLock = new Object();
	private final List<Job> jobs = new ArrayList<>();
	private long now;

	class Job {
		private long due;
		synchronized boolean isDue(long t) { return t >= due; }
		synchronized void reschedule(long delay) { due = currentTick() + delay; }
	}

	long currentTick() { synchronized (wheelLock) { return now; } }
	Job add() {
		Job j = new Job();
		synchronized (wheelLock) { jobs.add(j); }
		return j;
	}
	void tick() {
		synchronized (wheelLock) {
			now++;
			for (Job j : jobs) if (j.isDue(now)) now += 0;
		}
	}

	public static void main(String[] args) {
		CronWheel w = new CronWheel();
		Job j = w.add();
		ScheduledExecutorService ses = Executors.newSingleThreadScheduledExecutor();
		ses.scheduleAtFixedRate(w::tick, 0, 50, TimeUnit.MICROSECONDS);
		for (int i = 0; i < 1_000_000; i++) j.reschedule(i % 7);
		ses.shutdown();
	}
}
// corpus: unseen
