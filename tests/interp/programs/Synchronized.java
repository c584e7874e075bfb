// synchronized methods and blocks, left in every way.
public class Synchronized {
	static final Object LOCK = new Object();
	int n;

	synchronized boolean method() {
		return Thread.holdsLock(this);
	}

	static synchronized boolean statics() {
		return Thread.holdsLock(Synchronized.class);
	}

	int block(int how) {
		synchronized (this) {
			n++;
			synchronized (LOCK) {
				if (how == 0)
					return n;
				if (how == 1)
					throw new IllegalStateException("held " + Thread.holdsLock(LOCK));
				for (int i = 0; i < 10; i++) {
					synchronized (new Object()) {
						if (i == how)
							break;
						n++;
					}
				}
			}
			n += 100;
		}
		return n;
	}

	synchronized int recursive(int k) {
		return k == 0 ? (Thread.holdsLock(this) ? 1 : 0) : recursive(k - 1) + 1;
	}

	synchronized void fails() {
		throw new RuntimeException("out of method");
	}

	public static void main(String[] args) {
		Synchronized s = new Synchronized();
		System.out.println(s.method() + " " + statics() + " " + Thread.holdsLock(s) + Thread.holdsLock(Synchronized.class));
		for (int how = 0; how < 4; how++) {
			try {
				System.out.println(s.block(how));
			} catch (IllegalStateException e) {
				System.out.println(e.getMessage());
			}
			System.out.println(Thread.holdsLock(s) + " " + Thread.holdsLock(LOCK));
		}
		System.out.println(s.recursive(5));
		try {
			s.fails();
		} catch (RuntimeException e) {
			System.out.println(e.getMessage() + Thread.holdsLock(s));
		}
		try {
			Object none = null;
			synchronized (none) {
				System.out.println("no");
			}
		} catch (NullPointerException e) {
			System.out.println("npe");
		}
	}
}
