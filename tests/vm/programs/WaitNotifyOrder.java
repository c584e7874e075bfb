// A ring of threads that pass a token: one order only.
class WaitNotifyOrder {
	static final Object LOCK = new Object();
	static int turn;

	public static void main(String[] args) throws Exception {
		Thread[] threads = new Thread[4];
		for (int i = 0; i < threads.length; i++) {
			int me = i;
			threads[i] = new Thread(() -> {
				for (int round = 0; round < 3; round++) {
					synchronized (LOCK) {
						while (turn % 4 != me) {
							try {
								LOCK.wait();
							} catch (InterruptedException e) {
								return;
							}
						}
						System.out.println("round " + round + " thread " + me);
						turn++;
						LOCK.notifyAll();
					}
				}
			});
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		System.out.println(turn);
	}
}
