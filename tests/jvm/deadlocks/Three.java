/** Three threads, each with the next one's lock to come. */
public class Three {
	static final Object[] forks = { new Object(), new Object(), new Object() };

	static void eat(int i) {
		synchronized (forks[i]) {
			synchronized (forks[(i + 1) % 3]) {
				System.out.print("");
			}
		}
	}

	public static void main(String[] args) throws Exception {
		Thread[] threads = new Thread[3];
		for (int i = 0; i < 3; i++) {
			int n = i;
			threads[i] = new Thread(() -> eat(n), "philosopher-" + i);
		}
		for (Thread thread : threads)
			thread.start();
		for (Thread thread : threads)
			thread.join();
	}
}
