import java.util.LinkedList;
import java.util.Queue;

// A pool by hand: workers in a loop, a poison pill.
public class WorkQueue {
	private final Queue<Runnable> tasks = new LinkedList<>();
	private static final Runnable STOP = () -> {};

	private class Worker extends Thread {
		@Override
		public void run() {
			for (Runnable task = next(); task != STOP; task = next())
				task.run();
		}
	}

	private synchronized Runnable next() {
		while (tasks.isEmpty()) {
			try {
				wait();
			} catch (InterruptedException e) {
				return STOP;
			}
		}
		return tasks.remove();
	}

	synchronized void add(Runnable task) {
		tasks.add(task);
		notify();
	}

	private static int sum;

	private static synchronized void count(int n) {
		sum += n;
	}

	private static class Count implements Runnable {
		public void run() {
			count(5);
		}
	}

	public static void main(String[] args) throws InterruptedException {
		WorkQueue queue = new WorkQueue();
		Worker[] workers = { queue.new Worker(), queue.new Worker() };
		for (Worker worker : workers)
			worker.start();
		queue.add(() -> count(1));
		queue.add(new Count());
		for (Worker worker : workers)
			queue.add(STOP);
		for (Worker worker : workers)
			worker.join();
		System.out.println(sum);
	}
}
