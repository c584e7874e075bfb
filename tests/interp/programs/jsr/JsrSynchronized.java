// synchronized and finally together, as old compilers wrote them.
public class JsrSynchronized {
	private final Object lock = new Object();
	private int n;

	int add(int x) {
		synchronized (lock) {
			try {
				if (x < 0)
					throw new IllegalArgumentException("negative " + x);
				synchronized (this) {
					n += x;
					if (n > 10)
						return n;
				}
			} finally {
				n++;
				System.out.println(Thread.holdsLock(lock) + " " + Thread.holdsLock(this));
			}
			return -n;
		}
	}

	synchronized String sum(int[] all) {
		StringBuffer out = new StringBuffer();
		for (int i = 0; i < all.length; i++) {
			try {
				out.append(add(all[i]));
			} catch (IllegalArgumentException e) {
				out.append(e.getMessage());
			} finally {
				out.append(';');
			}
		}
		return out.toString();
	}

	public static void main(String[] args) {
		JsrSynchronized s = new JsrSynchronized();
		System.out.println(s.sum(new int[] { 1, 5, -3, 8, 2 }));
		System.out.println(Thread.holdsLock(s) + " " + Thread.holdsLock(s.lock));
	}
}
