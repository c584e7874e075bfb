// The same with a lock on the class in both threads.
// run: scan --only data-race
// expect: none
class StaticCounterOk {
	static int n;
	static void work() {
		for (int i = 0; i < 1000; i++) {
			synchronized (StaticCounterOk.class) { n++; }
		}
	}
	public static void main(String[] a) throws Exception {
		Thread t = new Thread(StaticCounterOk::work);
		Thread u = new Thread(StaticCounterOk::work);
		t.start();
		u.start();
		t.join();
		u.join();
		System.out.println(n);
	}
}
