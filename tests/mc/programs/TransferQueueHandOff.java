// check: no-error
// A synchronous queue hands a value from thread to thread.
import java.util.concurrent.*;

public class TransferQueueHandOff {
	public static void main(String[] args) throws Exception {
		SynchronousQueue<String> queue = new SynchronousQueue<>();
		Thread t = new Thread(() -> { try { queue.put("hello"); } catch (InterruptedException e) { } });
		t.start();
		assert queue.take().equals("hello");
		t.join();
	}
}
