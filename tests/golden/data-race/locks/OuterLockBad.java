// The inner class locks itself, the outer class itself.
// run: scan --only data-race
// expect: data-race field=OuterLockBad.n
class OuterLockBad {
	int n;
	class Inner implements Runnable {
		public void run() {
			synchronized (this) { n++; }
		}
	}
	synchronized void inc() { n++; }
	public static void main(String[] x) {
		OuterLockBad o = new OuterLockBad();
		new Thread(o.new Inner()).start();
		o.inc();
	}
}
