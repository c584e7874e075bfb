import java.util.ArrayDeque;

/**
 * A hand-written queue with a lost signal: take looks whether there is something before it takes the
 * lock, and put may come in between. In a million runs it may go well; `raddle check` shows the run that
 * hangs.
 */
public class HandQueue {
	private final ArrayDeque<String> items = new ArrayDeque<>();
	private volatile int size;

	void put(String item) {
		synchronized (items) {
			items.add(item);
			size++;
			items.notify();
		}
	}

	String take() throws InterruptedException {
		if (size == 0) { // here another thread may put, and notify nobody
			synchronized (items) {
				items.wait();
			}
		}
		synchronized (items) {
			size--;
			return items.remove();
		}
	}

	public static void main(String[] args) throws Exception {
		HandQueue queue = new HandQueue();
		Thread producer = new Thread(() -> queue.put("hello"), "producer");
		producer.start();
		assert queue.take().equals("hello");
		producer.join();
	}
}
