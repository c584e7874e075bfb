// check: deadlock
// Nobody unparks.
import java.util.concurrent.locks.LockSupport;

public class ParkForEver {
	public static void main(String[] args) throws Exception {
		LockSupport.park();
	}
}
