// run: scan --only lock-order
// expect: none
// Base and Derived synchronize on the same object: an overriding synchronized method calls super and a base helper.
public class SameMonitorInheritance {
	public static class Base {
		protected int n;
		public synchronized void inc() { n++; helper(); }
		protected synchronized void helper() { n += 2; }
	}

	public static class Derived extends Base {
		private int extra;
		@Override public synchronized void inc() {
			extra++;
			super.inc();
		}
		@Override protected synchronized void helper() {
			super.helper();
			extra--;
		}
		public void both() {
			synchronized (this) {
				inc();
				helper();
			}
		}
	}
}
// corpus: unseen
