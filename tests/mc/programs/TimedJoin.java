// check: no-error
// A join with a timeout ends by itself; the daemon does not matter.
public class TimedJoin {
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (TimedJoin.class) {
				try {
					TimedJoin.class.wait();
				} catch (InterruptedException e) {
				}
			}
		});
		t.setDaemon(true);
		t.start();
		t.join(5);
	}
}
