// run: scan --only lock-order
// expect: lock-order
// Nested monitor lockout: SpoolerLockout.next waits on JobQueue monitor while holding SpoolerLockout monitor which submit needs.
import java.util.ArrayDeque;
import java.util.Deque;

public class SpoolerLockout {
	static class JobQueue {
		private final Deque<String> jobs = new ArrayDeque<>();
		synchronized void put(String j) { jobs.addLast(j); notifyAll(); }
		synchronized String take() throws InterruptedException {
			while (jobs.isEmpty()) wait();
			return jobs.removeFirst();
		}
	}

	private final JobQueue queue = new JobQueue();
	private int submitted;
	private int printed;

	synchronized void submit(String job) {
		submitted++;
		queue.put(job);
	}

	synchronized String next() throws InterruptedException {
		String j = queue.take();
		printed++;
		return j;
	}

	public static void main(String[] args) {
		SpoolerLockout s = new SpoolerLockout();
		new Thread(() -> {
			try {
				for (int i = 0; i < 10; i++) System.out.println(s.next());
			} catch (InterruptedException e) { Thread.currentThread().interrupt(); }
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 10; i++) s.submit("job" + i);
		}).start();
	}
}
// corpus: unseen
