// A token through a blocking queue orders what was written before it.
// run: scan --only data-race
// expect: none
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class BlockingQueueSignalOk {
	static int value;

	public static void main(String[] args) throws InterruptedException {
		BlockingQueue<String> done = new ArrayBlockingQueue<>(1);
		new Thread(() -> {
			value = 7;
			done.offer("done");
		}).start();
		done.take();
		System.out.println(value);
	}
}
