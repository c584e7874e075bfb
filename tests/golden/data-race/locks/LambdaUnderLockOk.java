// A lambda that is run while the lock is held.
// run: scan --only data-race
// expect: none
class LambdaUnderLockOk {
	int n;
	synchronized void locked(Runnable r) { r.run(); }
	public static void main(String[] args) {
		LambdaUnderLockOk o = new LambdaUnderLockOk();
		for (int i = 0; i < 2; i++)
			new Thread(() -> o.locked(() -> o.n++)).start();
	}
}
