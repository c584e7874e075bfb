// Many objects, each guarded by the lock in its own final field.
// run: scan --only data-race
// expect: none
class OwnLockFieldOfManyOk {
	final Object lock = new Object();
	int n;
	static void bump(OwnLockFieldOfManyOk o, OwnLockFieldOfManyOk other) {
		synchronized (o.lock) { o.n++; }
	}
	public static void main(String[] x) {
		OwnLockFieldOfManyOk[] all = new OwnLockFieldOfManyOk[3];
		for (int i = 0; i < 3; i++)
			all[i] = new OwnLockFieldOfManyOk();
		for (int i = 0; i < 2; i++) {
			int k = i;
			new Thread(() -> {
				for (OwnLockFieldOfManyOk o : all)
					bump(o, all[k]);
			}).start();
		}
	}
}
