// Filled by methods before it is shared under a lock.
// run: scan --only data-race
// expect: none
class BuilderThenSharedOk {
	private int size;
	void grow() { size++; }
	private static BuilderThenSharedOk shared;
	static final Object lock = new Object();
	public static void main(String[] args) {
		new Thread(() -> {
			synchronized (lock) {
				if (shared != null)
					System.out.println(shared.size);
			}
		}).start();
		BuilderThenSharedOk n = new BuilderThenSharedOk();
		n.grow();
		n.grow();
		synchronized (lock) {
			shared = n;
		}
	}
}
