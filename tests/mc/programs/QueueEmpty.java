// check: deadlock
// Takes more than is put.
import java.util.concurrent.*;

public class QueueEmpty {
	public static void main(String[] args) throws Exception {
		BlockingQueue<String> q = new ArrayBlockingQueue<>(1);
		Thread t = new Thread(() -> q.offer("a"));
		t.start();
		q.take();
		q.take();
	}
}
