// Dining philosophers: who eats says so; it may hang.
public class Philosophers {
	static int meals;
	static final Object table = new Object();
	public static void main(String[] args) throws Exception {
		int n = Integer.parseInt(args[0]);
		Object[] forks = new Object[n];
		Thread[] all = new Thread[n];
		for (int i = 0; i < n; i++)
			forks[i] = new Object();
		for (int i = 0; i < n; i++) {
			Object left = forks[i], right = forks[(i + 1) % n];
			all[i] = new Thread(() -> {
				synchronized (left) {
					synchronized (right) {
					}
				}
			});
		}
		for (Thread t : all)
			t.start();
		for (Thread t : all)
			t.join();
		System.out.println("all have eaten");
	}
}
