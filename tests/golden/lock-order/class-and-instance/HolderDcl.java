// run: scan --only lock-order --library
// expect: none
// Double-checked locking uses one class lock, and the created object's constructor takes no lock.
public class HolderDcl {
	private static volatile HolderDcl instance;
	private final long created;
	private int hits;

	private HolderDcl() { created = System.nanoTime(); }

	public static HolderDcl get() {
		HolderDcl h = instance;
		if (h == null) {
			synchronized (HolderDcl.class) {
				h = instance;
				if (h == null) {
					h = new HolderDcl();
					instance = h;
				}
			}
		}
		return h;
	}

	public synchronized int hit() { return ++hits; }

	public static synchronized void reset() {
		instance = new HolderDcl();
		instance.hit();
	}

	public long created() { return created; }
}
// corpus: unseen
