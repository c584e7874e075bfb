// A pool with one worker and a priority queue: held back until all tasks are there.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class PriorityTasks {
	record Task(int priority, String name) implements Runnable, Comparable<Task> {
		@Override
		public void run() {
			System.out.println(name);
		}

		@Override
		public int compareTo(Task other) {
			return Integer.compare(other.priority, priority);
		}
	}

	public static void main(String[] args) throws Exception {
		ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>());
		CountDownLatch go = new CountDownLatch(1), in = new CountDownLatch(1);
		pool.execute(new FirstTask(in, go));
		in.await();
		pool.execute(new Task(1, "low"));
		pool.execute(new Task(9, "high"));
		pool.execute(new Task(5, "middle"));
		go.countDown();
		pool.shutdown();
		System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS));
	}

	static class FirstTask implements Runnable {
		final CountDownLatch in;
		final CountDownLatch go;

		FirstTask(CountDownLatch in, CountDownLatch go) {
			this.in = in;
			this.go = go;
		}

		@Override
		public void run() {
			in.countDown();
			try {
				go.await();
			} catch (InterruptedException e) {
				System.out.println(e);
			}
		}
	}
}
