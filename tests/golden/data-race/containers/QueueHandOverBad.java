// The producer changes the job after it has put it.
// run: scan --only data-race
// expect: data-race field=QueueHandOverBad$Job.n
import java.util.concurrent.*;
class QueueHandOverBad {
	static class Job {
		int n;
	}
	static final BlockingQueue<Job> queue = new LinkedBlockingQueue<>();
	public static void main(String[] args) throws Exception {
		new Thread(() -> {
			try {
				Job j = queue.take();
				j.n++;
				System.out.println(j.n);
			} catch (InterruptedException e) {
			}
		}).start();
		Job j = new Job();
		j.n = 1;
		queue.put(j);
		j.n = 2;
	}
}
