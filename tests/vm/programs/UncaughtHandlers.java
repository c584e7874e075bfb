// Handlers of a thread, of its group, of all; and what the last one prints.
class UncaughtHandlers {
	static class Group extends ThreadGroup {
		Group(String name) {
			super(name);
		}

		@Override
		public void uncaughtException(Thread t, Throwable e) {
			System.out.println("group " + getName() + ": " + t.getName() + " " + e);
			if (e instanceof Error) {
				super.uncaughtException(t, e);
			}
		}
	}

	static void run(Thread t) throws InterruptedException {
		t.start();
		t.join();
	}

	public static void main(String[] args) throws Exception {
		Thread a = new Thread(() -> { throw new RuntimeException("a"); }, "A");
		a.setUncaughtExceptionHandler((t, e) -> System.out.println("own: " + t.getName() + " " + e.getMessage()));
		run(a);
		Group group = new Group("G");
		run(new Thread(group, () -> { throw new IllegalStateException("b"); }, "B"));
		run(new Thread(group, () -> { throw new AssertionError("c"); }, "C"));
		Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default: " + t.getName() + " " + e));
		run(new Thread(() -> { Object o = null; o.hashCode(); }, "D"));
		Thread bad = new Thread(() -> { throw new RuntimeException("e"); }, "E");
		bad.setUncaughtExceptionHandler((t, e) -> { throw new RuntimeException("handler"); });
		run(bad);
		Thread.setDefaultUncaughtExceptionHandler(null);
		run(new Thread(() -> { throw new UnsupportedOperationException("f", new Exception("cause")); }, "F"));
		System.out.println(a.getUncaughtExceptionHandler());
		System.out.println("end");
	}
}
