// check: no-error
// A park with a timeout ends by itself.
import java.util.concurrent.locks.LockSupport;

public class ParkNanos {
	public static void main(String[] args) throws Exception {
		LockSupport.parkNanos(1000);
	}
}
