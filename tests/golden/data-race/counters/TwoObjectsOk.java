// Each thread has an object of its own, made at a place of its own.
// run: scan --only data-race
// expect: none
class TwoObjectsOk implements Runnable {
	private int n;
	public void run() {
		for (int i = 0; i < 100; i++)
			n++;
	}
	public static void main(String[] a) throws Exception {
		TwoObjectsOk c = new TwoObjectsOk(), d = new TwoObjectsOk();
		Thread t = new Thread(c), u = new Thread(d);
		t.start();
		u.start();
		t.join();
		u.join();
		System.out.println(c.n + d.n);
	}
}
