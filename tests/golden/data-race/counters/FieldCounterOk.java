// The increment is a synchronized method; main reads after both joins.
// run: scan --only data-race
// expect: none
class FieldCounterOk implements Runnable {
	private int n;
	synchronized void inc() { n++; }
	public void run() {
		for (int i = 0; i < 100; i++)
			inc();
	}
	public static void main(String[] a) throws Exception {
		FieldCounterOk c = new FieldCounterOk();
		Thread t = new Thread(c), u = new Thread(c);
		t.start();
		u.start();
		t.join();
		u.join();
		System.out.println(c.n);
	}
}
