// run: scan --only lock-order
// expect: none
// move sorts the two stripe numbers before it takes the stripes, the smaller one first.
public class LockArraySorted {
	private final Object[] stripes = new Object[16];
	private final int[] counts = new int[16];

	public LockArraySorted() {
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
		int lo = Math.min(f, t), hi = Math.max(f, t);
		synchronized (stripes[lo]) {
			synchronized (stripes[hi]) {
				counts[f]--;
				counts[t]++;
			}
		}
	}
}
// corpus: unseen
