// The helper is given object and lock; the lock is the object.
// run: scan --only data-race
// expect: none
class LockOfArgumentOk {
	int n;
	static void bump(LockOfArgumentOk o) {
		synchronized (o) { o.n++; }
	}
	public static void main(String[] x) {
		LockOfArgumentOk[] all = { new LockOfArgumentOk(), new LockOfArgumentOk() };
		for (int i = 0; i < 2; i++)
			new Thread(() -> {
				for (LockOfArgumentOk o : all)
					bump(o);
			}).start();
	}
}
