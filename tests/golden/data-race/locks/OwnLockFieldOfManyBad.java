// Many objects, the lock that is taken belongs to another one than the object that is written.
// run: scan --only data-race
// expect: data-race field=OwnLockFieldOfManyBad.n
class OwnLockFieldOfManyBad {
	final Object lock = new Object();
	int n;
	static void bump(OwnLockFieldOfManyBad o, OwnLockFieldOfManyBad other) {
		synchronized (other.lock) { o.n++; }
	}
	public static void main(String[] x) {
		OwnLockFieldOfManyBad[] all = new OwnLockFieldOfManyBad[3];
		for (int i = 0; i < 3; i++)
			all[i] = new OwnLockFieldOfManyBad();
		for (int i = 0; i < 2; i++) {
			int k = i;
			new Thread(() -> {
				for (OwnLockFieldOfManyBad o : all)
					bump(o, all[k]);
			}).start();
		}
	}
}
