// The queue is guarded by wait/notify; completed is incremented outside.
// run: scan --only data-race
// expect: data-race field=JobQueueBad.completed
import java.util.*;
public class JobQueueBad {
	private final LinkedList<Runnable> jobs = new LinkedList<>();
	private int completed;
	void put(Runnable r) {
		synchronized (jobs) { jobs.addLast(r); jobs.notify(); }
	}
	void work() {
		try {
			while (true) {
				Runnable r;
				synchronized (jobs) {
					while (jobs.isEmpty())
						jobs.wait();
					r = jobs.removeFirst();
				}
				r.run();
				completed++;
			}
		} catch (InterruptedException e) { Thread.currentThread().interrupt(); }
	}
	public static void main(String[] args) {
		JobQueueBad q = new JobQueueBad();
		for (int i = 0; i < 2; i++)
			new Thread(q::work).start();
		q.put(() -> System.out.println("x"));
	}
}
// corpus: unseen25
