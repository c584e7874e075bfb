// Hooks run after the last thread, one after the other here; one of them is taken off again.
class ShutdownHooks {
	public static void main(String[] args) throws Exception {
		Thread second = new Thread(() -> System.out.println("second hook"));
		Thread first = new Thread(() -> {
			System.out.println("first hook");
			second.start();
			try {
				second.join();
			} catch (InterruptedException e) {
				System.out.println(e);
			}
			try {
				Runtime.getRuntime().addShutdownHook(new Thread());
			} catch (IllegalStateException e) {
				System.out.println(e.getMessage());
			}
		});
		Thread removed = new Thread(() -> System.out.println("never"));
		Runtime.getRuntime().addShutdownHook(first);
		Runtime.getRuntime().addShutdownHook(removed);
		System.out.println(Runtime.getRuntime().removeShutdownHook(removed));
		System.out.println(Runtime.getRuntime().removeShutdownHook(removed));
		try {
			Runtime.getRuntime().addShutdownHook(first);
		} catch (IllegalArgumentException e) {
			System.out.println(e.getMessage());
		}
		new Thread(() -> System.out.println("worker")).start();
	}
}
