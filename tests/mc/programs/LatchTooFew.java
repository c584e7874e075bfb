// check: deadlock
// A latch that is not counted down often enough.
import java.util.concurrent.*;

public class LatchTooFew {
	public static void main(String[] args) throws Exception {
		CountDownLatch latch = new CountDownLatch(2);
		new Thread(latch::countDown).start();
		latch.await();
	}
}
