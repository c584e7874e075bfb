// check: no-error
// A permit given before or after.
import java.util.concurrent.locks.LockSupport;

public class ParkUnpark {
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> LockSupport.park());
		t.start();
		LockSupport.unpark(t);
		t.join();
	}
}
