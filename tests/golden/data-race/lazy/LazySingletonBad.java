// Lazy initialisation without any lock.
// run: scan --only data-race
// expect: data-race field=LazySingletonBad.instance
class LazySingletonBad {
	private static LazySingletonBad instance;
	static LazySingletonBad get() {
		if (instance == null)
			instance = new LazySingletonBad();
		return instance;
	}
	public static void main(String[] args) {
		new Thread(() -> System.out.println(get())).start();
		new Thread(() -> System.out.println(get())).start();
	}
}
