// check: no-error
// A bounded queue between two threads.
import java.util.concurrent.*;

public class QueueOfOne {
	public static void main(String[] args) throws Exception {
		BlockingQueue<String> q = new ArrayBlockingQueue<>(1);
		Thread t = new Thread(() -> {
			try {
				q.put("a");
				q.put("b");
			} catch (InterruptedException e) {
			}
		});
		t.start();
		assert q.take().equals("a");
		assert q.take().equals("b");
		t.join();
	}
}
