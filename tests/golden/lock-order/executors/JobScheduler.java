// run: scan --only lock-order
// expect: none
// Scheduler before job is the only nesting; completion listeners and dependants are called with no lock held.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

public class JobScheduler {
	enum State { NEW, QUEUED, RUNNING, DONE }

	interface CompletionListener {
		void completed(Job job);
	}

	static class Job {
		private final String name;
		private final Runnable body;
		private State state = State.NEW;

		Job(String name, Runnable body) {
			this.name = name;
			this.body = body;
		}

		synchronized State state() {
			return state;
		}

		synchronized boolean advance(State from, State to) {
			if (state != from)
				return false;
			state = to;
			return true;
		}

		void execute() {
			body.run();
		}

		@Override public String toString() {
			return name;
		}
	}

	static class Scheduler {
		private final Deque<Job> queue = new ArrayDeque<>();
		private final List<CompletionListener> listeners = new CopyOnWriteArrayList<>();
		private boolean closed;

		void addListener(CompletionListener l) {
			listeners.add(l);
		}

		synchronized boolean submit(Job j) {
			if (closed || !j.advance(State.NEW, State.QUEUED))
				return false;
			queue.addLast(j);
			notify();
			return true;
		}

		private synchronized Job next() throws InterruptedException {
			while (queue.isEmpty()) {
				if (closed)
					return null;
				wait();
			}
			Job j = queue.removeFirst();
			j.advance(State.QUEUED, State.RUNNING);
			return j;
		}

		void work() {
			try {
				for (Job j = next(); j != null; j = next()) {
					j.execute();
					j.advance(State.RUNNING, State.DONE);
					for (CompletionListener l : listeners)
						l.completed(j);
				}
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
		}

		synchronized void close() {
			closed = true;
			notifyAll();
		}

		synchronized int waiting() {
			int n = 0;
			for (Job j : queue)
				if (j.state() == State.QUEUED)
					n++;
			return n;
		}
	}

	static class Statistics implements CompletionListener {
		private final Scheduler scheduler;
		private final List<String> finished = new ArrayList<>();
		private int maxWaiting;

		Statistics(Scheduler s) {
			scheduler = s;
		}

		@Override public synchronized void completed(Job job) {
			if (finished.size() < 100)
				finished.add(job.toString());
			maxWaiting = Math.max(maxWaiting, scheduler.waiting());
		}
	}

	public static void main(String[] args) {
		Scheduler s = new Scheduler();
		AtomicInteger done = new AtomicInteger();
		s.addListener(new Statistics(s));
		for (int t = 0; t < 2; t++)
			new Thread(s::work, "worker-" + t).start();
		for (int i = 0; i < 3000; i++)
			s.submit(new Job("job-" + i, done::incrementAndGet));
		s.close();
	}
}
// corpus: unseen
