// await with a time limit, whose answer nobody looks at: the latch may not be open. Programs rely on it all the time; raddle takes it for a wait.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class FN_TimedAwaitIgnored {
	static int value;

	public static void main(String[] args) throws InterruptedException {
		CountDownLatch latch = new CountDownLatch(1);
		new Thread(() -> {
			value = 7;
			latch.countDown();
		}).start();
		latch.await(1, TimeUnit.SECONDS);
		System.out.println(value);
	}
}
