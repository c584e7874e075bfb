// Joined one after the other.
// run: scan --only data-race
// expect: none
class AnonymousThreadOk {
	static int n;
	public static void main(String[] args) throws Exception {
		Thread t = new Thread() {
			@Override public void run() { n++; }
		};
		Thread u = new Thread() {
			@Override public void run() { n++; }
		};
		t.start();
		t.join();
		u.start();
		u.join();
	}
}
