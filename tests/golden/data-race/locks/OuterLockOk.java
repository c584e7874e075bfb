// Both lock the outer object.
// run: scan --only data-race
// expect: none
class OuterLockOk {
	int n;
	class Inner implements Runnable {
		public void run() {
			synchronized (OuterLockOk.this) { n++; }
		}
	}
	synchronized void inc() { n++; }
	public static void main(String[] x) {
		OuterLockOk o = new OuterLockOk();
		new Thread(o.new Inner()).start();
		o.inc();
	}
}
