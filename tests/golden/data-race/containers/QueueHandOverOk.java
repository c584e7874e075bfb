// What was written before put is seen after take; afterwards it is the consumer's.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
class QueueHandOverOk {
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
	}
}
