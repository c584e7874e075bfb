import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.locks.ReentrantLock;

public class VirtualThreads {
	private static final ReentrantLock lock = new ReentrantLock();
	private static int sum;

	static class Job implements Runnable {
		final int n;

		Job(int n) {
			this.n = n;
		}

		@Override
		public void run() {
			lock.lock();
			try {
				add(n);
			} finally {
				lock.unlock();
			}
		}
	}

	static void add(int n) {
		sum += n;
	}

	static int slow(int n) {
		try {
			Thread.sleep(1);
		} catch (InterruptedException e) {
			return -1;
		}
		return n;
	}

	public static void main(String[] args) throws Exception {
		List<Thread> threads = new ArrayList<>();
		for (int i = 0; i < 4; i++)
			threads.add(Thread.startVirtualThread(new Job(i)));
		threads.add(Thread.ofVirtual().name("built").start(new Job(10)));
		Thread unstarted = Thread.ofPlatform().daemon().unstarted(() -> add(0));
		unstarted.start();
		for (Thread thread : threads)
			thread.join();
		unstarted.join();
		ThreadFactory factory = Thread.ofVirtual().factory();
		Thread made = factory.newThread(new Job(100));
		made.start();
		made.join();
		try (ExecutorService each = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<Integer>> futures = new ArrayList<>();
			for (int i = 0; i < 3; i++) {
				int n = i;
				futures.add(each.submit(() -> slow(n)));
			}
			for (Future<Integer> future : futures)
				add(future.get());
		}
		System.out.println(sum);
	}
}
