// Nested synchronized methods, wait releases all levels, exceptions release.
class MonitorReentry {
	int depth;

	synchronized void enter(int n) throws InterruptedException {
		depth++;
		if (n > 0) {
			enter(n - 1);
		} else {
			System.out.println("depth " + depth + " " + Thread.holdsLock(this));
			wait();
			System.out.println("woken at depth " + depth);
		}
		depth--;
	}

	static synchronized int fails(int n) {
		if (n == 0) {
			throw new IllegalStateException("in a static synchronized method");
		}
		return fails(n - 1);
	}

	public static void main(String[] args) throws Exception {
		MonitorReentry m = new MonitorReentry();
		Thread t = new Thread(() -> {
			try {
				m.enter(5);
			} catch (InterruptedException e) {
				System.out.println(e);
			}
		});
		t.start();
		while (t.getState() != Thread.State.WAITING) {
			Thread.sleep(1);
		}
		synchronized (m) {
			System.out.println("got it, depth " + m.depth);
			m.notify();
			System.out.println("still mine");
		}
		t.join();
		try {
			fails(3);
		} catch (IllegalStateException e) {
			System.out.println(e.getMessage() + " " + Thread.holdsLock(MonitorReentry.class));
		}
		Thread other = new Thread(() -> System.out.println(Thread.holdsLock(m)));
		synchronized (m) {
			other.start();
			other.join();
		}
	}
}
