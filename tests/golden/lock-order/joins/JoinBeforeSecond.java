// run: scan --only lock-order
// expect: none
// The second thread is started only after the first one has been joined, so the inverted orders never overlap.
public class JoinBeforeSecond {
	private static final Object a = new Object();
	private static final Object b = new Object();
	static int n;

	public static void main(String[] args) throws InterruptedException {
		Thread load = new Thread(() -> {
			synchronized (a) {
				synchronized (b) {
					n++;
				}
			}
		});
		load.start();
		load.join();
		Thread save = new Thread(() -> {
			synchronized (b) {
				synchronized (a) {
					n--;
				}
			}
		});
		save.start();
		save.join();
	}
}
// corpus: unseen
