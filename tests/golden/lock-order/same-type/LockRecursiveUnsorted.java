// run: scan --only lock-order
// expect: lock-order
// with locks the i-th resource of the caller's array and recurses to the next one while holding it.
public class LockRecursiveUnsorted {
	public static final class Resource {
		int used;
	}

	public static void with(Resource[] rs, Runnable body) {
		lockFrom(rs, 0, body);
	}

	private static void lockFrom(Resource[] rs, int i, Runnable body) {
		if (i == rs.length) {
			body.run();
			return;
		}
		synchronized (rs[i]) {
			rs[i].used++;
			lockFrom(rs, i + 1, body);
		}
	}
}
// corpus: unseen
