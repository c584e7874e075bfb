// With volatile.
// run: scan --only data-race
// expect: none
class DoubleCheckedOk {
	private static volatile DoubleCheckedOk instance;
	int v = 3;
	static DoubleCheckedOk get() {
		if (instance == null)
			synchronized (DoubleCheckedOk.class) {
				if (instance == null)
					instance = new DoubleCheckedOk();
			}
		return instance;
	}
	public static void main(String[] args) {
		new Thread(() -> System.out.println(get().v)).start();
		new Thread(() -> System.out.println(get().v)).start();
	}
}
