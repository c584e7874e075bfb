// check: no-error
// A latch counted down by two.
import java.util.concurrent.*;

public class Latch {
	public static void main(String[] args) throws Exception {
		CountDownLatch latch = new CountDownLatch(2);
		new Thread(latch::countDown).start();
		new Thread(latch::countDown).start();
		latch.await();
	}
}
