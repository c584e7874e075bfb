// One object, two threads, no lock.
// run: scan --only data-race
// expect: data-race field=FieldCounterBad.n
class FieldCounterBad implements Runnable {
	private int n;
	void inc() { n++; }
	public void run() {
		for (int i = 0; i < 100; i++)
			inc();
	}
	public static void main(String[] a) throws Exception {
		FieldCounterBad c = new FieldCounterBad();
		Thread t = new Thread(c), u = new Thread(c);
		t.start();
		u.start();
		t.join();
		u.join();
		System.out.println(c.n);
	}
}
