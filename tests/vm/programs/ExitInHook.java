// The status of System.exit stands although a hook throws and a daemon runs.
class ExitInHook {
	public static void main(String[] args) throws Exception {
		Thread daemon = new Thread(() -> {
			while (true) {
				Thread.yield();
			}
		});
		daemon.setDaemon(true);
		daemon.start();
		Runtime.getRuntime().addShutdownHook(new Thread(() -> {
			System.out.println("hook");
			throw new IllegalStateException("in hook");
		}, "hook"));
		try {
			System.exit(3);
		} finally {
			System.out.println("never");
		}
	}
}
