// check: deadlock
// The latch counts two, one comes; a daemon polls a queue for ever.
import java.util.concurrent.*;

public class HangLatchBesideDaemon {
	public static void main(String[] args) throws Exception {
		CountDownLatch latch = new CountDownLatch(2);
		LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
		Thread d = new Thread(() -> {
			for (;;)
				queue.poll();
		});
		d.setDaemon(true);
		d.start();
		latch.countDown();
		latch.await();
	}
}
