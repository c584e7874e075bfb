class HeapSize {
	static Object[] kept;
	static volatile int a, b;

	static void make(int n) {
		Object[] all = null;
		for (int i = 0; i < n; i++)
			all = new Object[] { all };
		kept = all;
	}

	public static void main(String[] args) throws Exception {
		int n = Integer.parseInt(args[0]);
		boolean before = args[1].equals("before");
		if (before)
			make(n);
		Thread first = new Thread() {
			@Override
			public void run() {
				if (!before)
					make(n);
				for (;;)
					a++;
			}
		};
		Thread second = new Thread() {
			@Override
			public void run() {
				for (;;)
					b++;
			}
		};
		first.start();
		second.start();
		first.join();
	}
}
