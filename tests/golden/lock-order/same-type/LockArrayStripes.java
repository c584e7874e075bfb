// run: scan --only lock-order
// expect: lock-order
// move locks the stripe of the source key and then the stripe of the target key in the order given by the caller.
public class LockArrayStripes {
	private final Object[] stripes = new Object[16];
	private final int[] counts = new int[16];

	public LockArrayStripes() {
		for (int i = 0; i < stripes.length; i++)
			stripes[i] = new Object();
	}

	private int slot(Object key) {
		return (key.hashCode() & 0x7fffffff) % stripes.length;
	}

	public void add(Object key) {
		int s = slot(key);
		synchronized (stripes[s]) {
			counts[s]++;
		}
	}

	public void move(Object from, Object to) {
		int f = slot(from), t = slot(to);
		synchronized (stripes[f]) {
			synchronized (stripes[t]) {
				counts[f]--;
				counts[t]++;
			}
		}
	}
}
// corpus: unseen
