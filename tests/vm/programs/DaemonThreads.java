// The program ends although daemons still run; their finally blocks are not executed.
class DaemonThreads {
	public static void main(String[] args) throws Exception {
		Object started = new Object();
		boolean[] is = new boolean[1];
		Thread daemon = new Thread(() -> {
			try {
				synchronized (started) {
					is[0] = true;
					started.notify();
				}
				Thread.sleep(Long.MAX_VALUE);
			} catch (InterruptedException e) {
				System.out.println("never");
			} finally {
				System.out.println("never either");
			}
		});
		daemon.setDaemon(true);
		daemon.start();
		synchronized (started) {
			while (!is[0]) {
				started.wait();
			}
		}
		try {
			daemon.setDaemon(false);
		} catch (IllegalThreadStateException e) {
			System.out.println(e);
		}
		try {
			daemon.start();
		} catch (IllegalThreadStateException e) {
			System.out.println(e);
		}
		Thread child = new Thread(() -> {
			Thread inherits = new Thread(() -> { });
			System.out.println(inherits.isDaemon());
		});
		child.setDaemon(true);
		child.start();
		child.join();
		Thread last = new Thread(() -> {
			try {
				Thread.sleep(20);
			} catch (InterruptedException e) {
				return;
			}
			System.out.println("last");
		});
		last.start();
		System.out.println("main ends");
	}
}
