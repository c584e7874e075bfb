// await with a time limit, whose answer nobody looks at: the latch may not be open. Coming back from it says nothing.
// run: scan --only data-race
// expect: data-race field=TimedAwaitIgnored.value
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class TimedAwaitIgnored {
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
