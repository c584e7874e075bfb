// Anonymous subclasses of Thread.
// run: scan --only data-race
// expect: data-race field=AnonymousThreadBad.n
class AnonymousThreadBad {
	static int n;
	public static void main(String[] args) throws Exception {
		Thread t = new Thread() {
			@Override public void run() { n++; }
		};
		Thread u = new Thread() {
			@Override public void run() { n++; }
		};
		t.start();
		u.start();
		u.join();
		t.join();
	}
}
