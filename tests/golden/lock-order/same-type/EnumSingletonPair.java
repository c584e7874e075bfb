// run: scan --only lock-order
// expect: lock-order
// Two enum singletons with synchronized methods call each other.
import java.util.ArrayList;
import java.util.List;

public class EnumSingletonPair {
	public enum Scheduler {
		INSTANCE;
		private final List<String> jobs = new ArrayList<>();

		public synchronized void schedule(String job) {
			jobs.add(job);
			Metrics.INSTANCE.count(job);
		}

		public synchronized int pending() {
			return jobs.size();
		}
	}

	public enum Metrics {
		INSTANCE;
		private int counted;

		public synchronized void count(String job) {
			counted += job.length();
		}

		public synchronized String report() {
			return counted + "/" + Scheduler.INSTANCE.pending();
		}
	}
}
// corpus: unseen
