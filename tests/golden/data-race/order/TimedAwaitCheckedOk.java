// The answer decides: only where the latch is open is the value read.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class TimedAwaitCheckedOk {
	static int value;

	public static void main(String[] args) throws InterruptedException {
		CountDownLatch latch = new CountDownLatch(1);
		new Thread(() -> {
			value = 7;
			latch.countDown();
		}).start();
		if (latch.await(1, TimeUnit.SECONDS))
			System.out.println(value);
	}
}
