// check: missed-signal
// Two permits are one.
import java.util.concurrent.locks.LockSupport;

public class ParkTwice {
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			LockSupport.park();
			LockSupport.park();
		});
		t.start();
		LockSupport.unpark(t);
		LockSupport.unpark(t);
		t.join();
	}
}
