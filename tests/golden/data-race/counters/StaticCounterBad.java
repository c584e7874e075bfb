// Both threads increment one static; nothing orders them, no lock.
// run: scan --only data-race
// expect: data-race field=StaticCounterBad.n
class StaticCounterBad {
	static int n;
	static void work() {
		for (int i = 0; i < 1000; i++) {
			n++;
		}
	}
	public static void main(String[] a) throws Exception {
		Thread t = new Thread(StaticCounterBad::work);
		Thread u = new Thread(StaticCounterBad::work);
		t.start();
		u.start();
		t.join();
		u.join();
		System.out.println(n);
	}
}
