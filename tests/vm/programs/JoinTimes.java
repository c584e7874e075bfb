// join with a timeout; virtual time must not make a thread late that has work to do.
class JoinTimes {
	public static void main(String[] args) throws Exception {
		Thread sleeper = new Thread(() -> {
			try {
				Thread.sleep(400);
			} catch (InterruptedException e) {
				return;
			}
			System.out.println("slept");
		});
		sleeper.start();
		sleeper.join(5);
		System.out.println(sleeper.isAlive());
		sleeper.join();
		System.out.println(sleeper.isAlive());
		long start = System.nanoTime(), wall = System.currentTimeMillis();
		Thread.sleep(30);
		System.out.println((System.nanoTime() - start >= 30_000_000) + " " + (System.currentTimeMillis() - wall >= 29));
		Object o = new Object();
		start = System.nanoTime();
		synchronized (o) {
			o.wait(20);
		}
		System.out.println(System.nanoTime() - start >= 20_000_000);
		Thread.sleep(1, 500000);
		Thread.yield();
		System.out.println("done");
	}
}
