// check: no-error
// Cloned and written with the monitor: the copy has both or none.
public class CloneLocked implements Cloneable {
	int n, m;

	public static void main(String[] args) throws Exception {
		CloneLocked o = new CloneLocked();
		Thread t = new Thread(() -> {
			synchronized (o) {
				o.n = 1;
				o.m = 1;
			}
		});
		t.start();
		CloneLocked copy;
		synchronized (o) {
			copy = (CloneLocked) o.clone();
		}
		t.join();
		assert copy.n == copy.m;
	}
}
