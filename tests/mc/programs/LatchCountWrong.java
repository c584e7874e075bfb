// check: deadlock
// The latch waits for three, two workers count down.
import java.util.concurrent.*;

public class LatchCountWrong {
	public static void main(String[] args) throws Exception {
		CountDownLatch done = new CountDownLatch(3);
		for (int i = 0; i < 2; i++)
			new Thread(() -> { done.countDown(); }).start();
		done.await();
	}
}
