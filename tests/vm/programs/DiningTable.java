// Philosophers who take the lower fork first: nobody starves, everybody eats thrice.
class DiningTable {
	public static void main(String[] args) throws Exception {
		int n = 5;
		Object[] forks = new Object[n];
		int[] eaten = new int[n];
		Thread[] threads = new Thread[n];
		for (int i = 0; i < n; i++) {
			forks[i] = new Object();
		}
		for (int i = 0; i < n; i++) {
			int me = i, low = Math.min(i, (i + 1) % n), high = Math.max(i, (i + 1) % n);
			threads[i] = new Thread(() -> {
				for (int j = 0; j < 3; j++) {
					synchronized (forks[low]) {
						Thread.yield();
						synchronized (forks[high]) {
							eaten[me]++;
						}
					}
				}
			});
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		System.out.println(java.util.Arrays.toString(eaten));
	}
}
