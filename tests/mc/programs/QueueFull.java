// check: deadlock
// Puts more than is taken.
import java.util.concurrent.*;

public class QueueFull {
	public static void main(String[] args) throws Exception {
		BlockingQueue<String> q = new ArrayBlockingQueue<>(1);
		q.put("a");
		q.put("b");
	}
}
