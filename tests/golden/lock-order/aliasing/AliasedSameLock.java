// run: scan --only lock-order
// expect: none
// A local variable is an alias of the same final lock field, so the nesting is re-entry in every method.
public class AliasedSameLock {
	private final Object lock = new Object();
	private final Object alias = lock;
	private int n;

	public void one() {
		Object l = lock;
		synchronized (l) {
			synchronized (alias) {
				n++;
			}
		}
	}

	public void two() {
		synchronized (alias) {
			synchronized (lock) {
				n--;
			}
		}
	}
}
// corpus: unseen
