// System.exit from another thread, with a hook; main never ends.
class ExitInThread {
	public static void main(String[] args) throws Exception {
		Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
		Thread t = new Thread(() -> {
			try {
				System.out.println("exit");
				System.exit(7);
			} finally {
				System.out.println("never");
			}
		});
		t.start();
		synchronized (t) {
			while (true) {
				t.wait();
			}
		}
	}
}
