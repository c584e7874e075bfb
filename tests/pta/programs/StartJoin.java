// Threads by subclass, by Runnable and by lambda; joined.
public class StartJoin {
	static class Worker extends Thread {
		final int[] sums;
		final int at;

		Worker(int[] sums, int at) {
			this.sums = sums;
			this.at = at;
		}

		@Override
		public void run() {
			sums[at] = compute(at);
		}

		int compute(int n) {
			return n * n;
		}
	}

	static class Job implements Runnable {
		public void run() {
			note("job");
		}
	}

	static synchronized void note(String text) {
		log.append(text).append(' ');
	}

	static final StringBuilder log = new StringBuilder();

	public static void main(String[] args) throws InterruptedException {
		int[] sums = new int[3];
		Thread[] threads = new Thread[5];
		for (int i = 0; i < 3; i++)
			threads[i] = new Worker(sums, i);
		threads[3] = new Thread(new Job(), "job");
		threads[4] = new Thread(() -> note("lambda"));
		for (Thread thread : threads)
			thread.start();
		for (Thread thread : threads)
			thread.join();
		System.out.println(sums[2] + " " + log.length());
	}
}
