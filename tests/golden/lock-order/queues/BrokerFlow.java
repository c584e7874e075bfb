// run: scan --only lock-order
// expect: lock-order
// BrokerFlow.publish blocks in ArrayBlockingQueue.put holding the BrokerFlow monitor, the consumer needs the monitor in ack before taking the next element.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class BrokerFlow {
	private final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(4);
	private int unacked;

	synchronized void publish(int msg) throws InterruptedException {
		unacked++;
		queue.put(msg);
	}

	synchronized void ack() { unacked--; }

	void consumeLoop() {
		try {
			while (true) {
				int m = queue.take();
				ack();
				if (m < 0) return;
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	public static void main(String[] args) throws Exception {
		BrokerFlow b = new BrokerFlow();
		Thread c = new Thread(b::consumeLoop);
		c.start();
		for (int i = 0; i < 1000; i++) b.publish(i);
		b.publish(-1);
		c.join();
	}
}
// corpus: unseen
