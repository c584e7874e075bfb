// An order is built, handed over and not touched again.
// run: scan --only data-race
// expect: none
import java.util.concurrent.SynchronousQueue;

public class SynchronousQueueOk {
	static class Order {
		int quantity;
		String item;
	}

	public static void main(String[] args) throws InterruptedException {
		SynchronousQueue<Order> queue = new SynchronousQueue<>();
		Thread worker = new Thread(() -> {
			try {
				while (true) {
					Order order = queue.take();
					order.quantity--;
					System.out.println(order.item + order.quantity);
				}
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
		});
		worker.start();
		for (int i = 0; i < 3; i++) {
			Order order = new Order();
			order.quantity = i;
			order.item = "tea";
			queue.put(order);
		}
		worker.interrupt();
	}
}
