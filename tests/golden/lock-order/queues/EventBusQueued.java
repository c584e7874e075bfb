// run: scan --only lock-order
// expect: none
// The bus only puts events in a blocking queue; one dispatcher thread calls the handlers with no lock held.
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;

public class EventBusQueued {
	interface Handler {
		void on(String event);
	}

	static class Bus implements Runnable {
		private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
		private final List<Handler> handlers = new CopyOnWriteArrayList<>();

		void subscribe(Handler h) {
			handlers.add(h);
		}

		void post(String e) {
			queue.add(e);
		}

		@Override public void run() {
			try {
				for (int i = 0; i < 20000; i++) {
					String e = queue.take();
					for (Handler h : handlers)
						h.on(e);
				}
			} catch (InterruptedException x) {
				Thread.currentThread().interrupt();
			}
		}
	}

	static class Inventory implements Handler {
		private final Bus bus;
		private int items;
		Inventory(Bus bus) { this.bus = bus; }

		synchronized void change() {
			items++;
			bus.post("changed " + items);
		}

		@Override public synchronized void on(String e) {
			items += e.length() > 30 ? 1 : 0;
		}
	}

	public static void main(String[] args) {
		Bus bus = new Bus();
		Inventory a = new Inventory(bus), b = new Inventory(bus);
		bus.subscribe(a);
		bus.subscribe(b);
		new Thread(bus).start();
		for (int i = 0; i < 10000; i++) {
			a.change();
			b.change();
		}
	}
}
// corpus: unseen
