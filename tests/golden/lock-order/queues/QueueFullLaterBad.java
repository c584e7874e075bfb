// run: scan --only lock-order
// expect: lock-order locks=QueueFullLaterBad,java.util.concurrent.BlockingQueue
// put() under the lock waits for room; the only one who takes needs the lock before it takes again.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class QueueFullLaterBad {
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

	synchronized void count() {
		read++;
	}

	public static void main(String[] args) throws Exception {
		QueueFullLaterBad log = new QueueFullLaterBad();
		new Thread(log::drain).start();
		for (int i = 0; i < 100; i++)
			log.write("line " + i);
	}
}
