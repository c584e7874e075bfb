// run: scan --only lock-order
// expect: none
// The constructor takes the two field locks in the other order, but before the object can be seen by another thread.
public class ConstructorInversion {
	private final Object cpu = new Object();
	private final Object ram = new Object();
	private int used;

	public ConstructorInversion(int start) {
		synchronized (ram) {
			synchronized (cpu) {
				used = start;
			}
		}
	}

	public void load(int n) {
		synchronized (cpu) {
			synchronized (ram) {
				used += n;
			}
		}
	}
}
// corpus: unseen
