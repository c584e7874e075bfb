// The getter is synchronized.
// run: scan --only data-race
// expect: none
class LazySingletonOk {
	private static LazySingletonOk instance;
	synchronized
	static LazySingletonOk get() {
		if (instance == null)
			instance = new LazySingletonOk();
		return instance;
	}
	public static void main(String[] args) {
		new Thread(() -> System.out.println(get())).start();
		new Thread(() -> System.out.println(get())).start();
	}
}
