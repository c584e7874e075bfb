// check: deadlock
// The consumer waits for a fourth element that nobody puts.
import java.util.concurrent.*;

public class PoisonPillMissing {
	public static void main(String[] args) throws Exception {
		LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
		Thread consumer = new Thread(() -> {
			try { while (!queue.take().equals("stop")) { } } catch (InterruptedException e) { }
		});
		consumer.start();
		queue.put("a");
		queue.put("b");
		consumer.join();
	}
}
