// completed is counted under the queue's lock too.
// run: scan --only data-race
// expect: none
import java.util.*;
public class JobQueueOk {
	private final LinkedList<Runnable> jobs = new LinkedList<>();
	private int completed;
	private boolean closed;
	void put(Runnable r) { synchronized (jobs) { jobs.addLast(r); jobs.notify(); } }
	void close() { synchronized (jobs) { closed = true; jobs.notifyAll(); } }
	int completed() { synchronized (jobs) { return completed; } }
	void work() {
		try {
			while (true) {
				Runnable r;
				synchronized (jobs) {
					while (jobs.isEmpty() && !closed)
						jobs.wait();
					if (jobs.isEmpty())
						return;
					r = jobs.removeFirst();
				}
				r.run();
				synchronized (jobs) { completed++; }
			}
		} catch (InterruptedException e) { Thread.currentThread().interrupt(); }
	}
	public static void main(String[] args) {
		JobQueueOk q = new JobQueueOk();
		for (int i = 0; i < 2; i++)
			new Thread(q::work).start();
		q.put(() -> System.out.println("x"));
		q.close();
		System.out.println(q.completed());
	}
}
// corpus: unseen25
