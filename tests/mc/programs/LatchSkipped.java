// check: deadlock
// A latch that an exception keeps from being counted down.
import java.util.concurrent.*;

public class LatchSkipped {
	static volatile boolean fails;

	public static void main(String[] args) throws Exception {
		CountDownLatch latch = new CountDownLatch(1);
		Thread t = new Thread(() -> {
			if (!fails)
				latch.countDown();
		});
		t.start();
		fails = true;
		latch.await();
	}
}
