// check: no-error
// Poll with a timeout.
import java.util.concurrent.*;

public class QueuePoll {
	public static void main(String[] args) throws Exception {
		BlockingQueue<String> q = new LinkedBlockingQueue<>();
		assert q.poll(1, TimeUnit.MILLISECONDS) == null;
	}
}
