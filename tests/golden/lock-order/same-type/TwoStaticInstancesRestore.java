// run: scan --only lock-order
// expect: lock-order
// backup copies MAIN into BACKUP and restore copies BACKUP into MAIN, each locking source and then target.
public class TwoStaticInstancesRestore {
	static class Store {
		private int size;
		void copyInto(Store other) {
			synchronized (this) {
				synchronized (other) {
					other.size = size;
				}
			}
		}
	}

	private static final Store MAIN = new Store();
	private static final Store BACKUP = new Store();

	static void backup() { MAIN.copyInto(BACKUP); }
	static void restore() { BACKUP.copyInto(MAIN); }

	public static void main(String[] args) {
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) backup();
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) restore();
		}).start();
	}
}
// corpus: unseen
