// Thread.getStackTrace of the own thread, and of one that waits.
class StackTraceOfThreads {
	static void inner() {
		StackTraceElement[] trace = Thread.currentThread().getStackTrace();
		for (StackTraceElement e : trace) {
			System.out.println(e.getClassName() + " " + e.getMethodName() + " " + e.getLineNumber());
		}
	}

	static void outer(Runnable r) {
		r.run();
	}

	public static void main(String[] args) throws Exception {
		inner();
		outer(new Runnable() {
			@Override
			public void run() {
				for (StackTraceElement e : new Throwable().getStackTrace()) {
					System.out.println(e);
				}
			}
		});
		Object o = new Object();
		Thread t = new Thread(new Runnable() {
			@Override
			public void run() {
				synchronized (o) {
					try {
						o.wait();
					} catch (InterruptedException e) {
						System.out.println("over");
					}
				}
			}
		});
		System.out.println(t.getStackTrace().length);
		t.start();
		while (t.getState() != Thread.State.WAITING) {
			Thread.sleep(1);
		}
		StackTraceElement[] trace = t.getStackTrace();
		System.out.println(trace[trace.length - 1].getMethodName() + " " + trace[trace.length - 2].getMethodName());
		System.out.println(Thread.getAllStackTraces().containsKey(t));
		t.interrupt();
		t.join();
		System.out.println(t.getStackTrace().length);
	}
}
