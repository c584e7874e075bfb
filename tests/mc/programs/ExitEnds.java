// check: no-error
// System.exit ends threads that wait.
public class ExitEnds {
	public static void main(String[] args) throws Exception {
		Object a = new Object();
		Thread t = new Thread(() -> {
			synchronized (a) {
				try {
					a.wait();
				} catch (InterruptedException e) {
				}
			}
		});
		t.start();
		System.exit(0);
	}
}
