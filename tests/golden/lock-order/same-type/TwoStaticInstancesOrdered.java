// run: scan --only lock-order
// expect: none
// Two instances of one class are always locked MAIN first and then BACKUP.
public class TwoStaticInstancesOrdered {
	static class Store {
		private int size;
		void copyInto(Store other) {
			synchronized (this) {
				synchronized (other) {
					other.size = size;
				}
			}
		}
		synchronized void grow() { size++; }
	}

	private static final Store MAIN = new Store();
	private static final Store BACKUP = new Store();

	public static void main(String[] args) {
		new Thread(() -> {
			for (int i = 0; i < 200000; i++) MAIN.copyInto(BACKUP);
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 200000; i++) {
				MAIN.grow();
				MAIN.copyInto(BACKUP);
			}
		}).start();
	}
}
// corpus: unseen
