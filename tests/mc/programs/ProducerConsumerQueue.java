// check: no-error
// A bounded queue of capacity one hands three numbers over, in order.
import java.util.concurrent.*;

public class ProducerConsumerQueue {
	public static void main(String[] args) throws Exception {
		BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
		Thread producer = new Thread(() -> {
			try { for (int i = 0; i < 3; i++) queue.put(i); } catch (InterruptedException e) { }
		});
		producer.start();
		for (int i = 0; i < 3; i++) {
			int got = queue.take();
			if (got != i) throw new IllegalStateException("got " + got);
		}
		producer.join();
	}
}
