// run: scan --only lock-order
// expect: lock-order
// main joins only the logger thread, so importer and exporter still overlap.
public class JoinWrongThread {
	private static final Object rows = new Object();
	private static final Object columns = new Object();
	static int n;

	public static void main(String[] args) throws InterruptedException {
		Thread logger = new Thread(() -> System.out.println("start"));
		Thread importer = new Thread(() -> {
			for (int i = 0; i < 1000000; i++) {
				synchronized (rows) {
					synchronized (columns) {
						n++;
					}
				}
			}
		});
		logger.start();
		importer.start();
		logger.join();
		Thread exporter = new Thread(() -> {
			for (int i = 0; i < 1000000; i++) {
				synchronized (columns) {
					synchronized (rows) {
						n--;
					}
				}
			}
		});
		exporter.start();
	}
}
// corpus: unseen
