// Double-checked locking without volatile: a reference may be seen before what it refers to.
// run: scan --only data-race
// expect: data-race field=DoubleCheckedBad.instance
class DoubleCheckedBad {
	private static DoubleCheckedBad instance;
	int v = 3;
	static DoubleCheckedBad get() {
		if (instance == null)
			synchronized (DoubleCheckedBad.class) {
				if (instance == null)
					instance = new DoubleCheckedBad();
			}
		return instance;
	}
	public static void main(String[] args) {
		new Thread(() -> System.out.println(get().v)).start();
		new Thread(() -> System.out.println(get().v)).start();
	}
}
