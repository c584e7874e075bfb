// check: no-error
// A worker blocked in take is interrupted and ends.
import java.util.concurrent.*;

public class InterruptedWorker {
	public static void main(String[] args) throws Exception {
		BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
		Thread t = new Thread(() -> {
			try { for (;;) queue.take(); } catch (InterruptedException e) { Thread.currentThread().interrupt(); }
		});
		t.start();
		queue.put(1);
		t.interrupt();
		t.join();
	}
}
