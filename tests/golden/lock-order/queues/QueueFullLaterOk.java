// run: scan --only lock-order
// expect: none
// put() under the lock waits for room; whoever takes needs another lock afterwards.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class QueueFullLaterOk {
	private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(8);
	private final Object counts = new Object();
	private int written, read;

	synchronized void write(String line) throws InterruptedException {
		lines.put(line);
		written++;
	}

	void drain() {
		try {
			for (;;) {
				lines.take();
				count();
			}
		} catch (InterruptedException e) {
			return;
		}
	}

	void count() {
		synchronized (counts) {
			read++;
		}
	}

	public static void main(String[] args) throws Exception {
		QueueFullLaterOk log = new QueueFullLaterOk();
		new Thread(log::drain).start();
		for (int i = 0; i < 100; i++)
			log.write("line " + i);
	}
}
