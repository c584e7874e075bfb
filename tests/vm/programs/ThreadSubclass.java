// Subclasses of Thread, names, ids, contexts, priorities.
class ThreadSubclass extends Thread {
	final int n;

	ThreadSubclass(int n) {
		super("worker-" + n);
		this.n = n;
	}

	@Override
	public void run() {
		setName(getName() + "!");
		System.out.println(getName() + " " + (this == Thread.currentThread()) + " " + isDaemon() + " " + getPriority());
	}

	public static void main(String[] args) throws Exception {
		for (int i = 0; i < 3; i++) {
			ThreadSubclass t = new ThreadSubclass(i);
			t.setPriority(i + 3);
			t.start();
			t.join();
		}
		Thread plain = new Thread();
		Thread second = new Thread();
		System.out.println(plain.getName() + " " + second.getName() + " " + (second.getId() - plain.getId()));
		System.out.println(Thread.currentThread().getId() > 0);
		System.out.println(Thread.currentThread());
		System.out.println(plain.getContextClassLoader() == ThreadSubclass.class.getClassLoader());
		try {
			plain.setPriority(11);
		} catch (IllegalArgumentException e) {
			System.out.println(e);
		}
		try {
			new Thread((String) null);
		} catch (NullPointerException e) {
			System.out.println(e.getMessage());
		}
		plain.run();
		new ThreadSubclass(9).run();
	}
}
