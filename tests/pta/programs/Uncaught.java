// Handlers of what threads throw, a shutdown hook.
public class Uncaught {
	static class Boom extends RuntimeException {
		Boom(String text) {
			super(text);
		}
	}

	static class Handler implements Thread.UncaughtExceptionHandler {
		@Override
		public void uncaughtException(Thread thread, Throwable thrown) {
			System.out.println(describe(thrown));
		}

		String describe(Throwable thrown) {
			return thrown.getMessage();
		}
	}

	static class Group extends ThreadGroup {
		Group() {
			super("group");
		}

		@Override
		public void uncaughtException(Thread thread, Throwable thrown) {
			System.out.println("group " + thrown.getMessage());
		}
	}

	static void fail(String text) {
		throw new Boom(text);
	}

	public static void main(String[] args) throws Exception {
		Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("bye")));
		Thread own = new Thread(() -> fail("own"));
		own.setUncaughtExceptionHandler(new Handler());
		Thread grouped = new Thread(new Group(), () -> fail("grouped"));
		own.start();
		own.join();
		grouped.start();
		grouped.join();
		Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> System.out.println("default " + thrown.getMessage()));
		Thread other = new Thread(() -> fail("other"));
		other.start();
		other.join();
	}
}
