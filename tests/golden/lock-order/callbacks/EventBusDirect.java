// run: scan --only lock-order
// expect: lock-order
// The bus delivers under its lock and the inventory posts under its own lock.
import java.util.ArrayList;
import java.util.List;

public class EventBusDirect {
	interface Handler {
		void on(String event);
	}

	static class Bus {
		private final List<Handler> handlers = new ArrayList<>();

		synchronized void subscribe(Handler h) {
			handlers.add(h);
		}

		synchronized void post(String e) {
			for (Handler h : handlers)
				h.on(e);
		}
	}

	static class Inventory {
		private final Bus bus;
		private int items;

		Inventory(Bus bus) {
			this.bus = bus;
			bus.subscribe(this::recount);
		}

		synchronized void change() {
			items++;
			bus.post("changed");
		}

		private synchronized void recount(String e) {
			items += e.length();
		}
	}

	public static void main(String[] args) {
		Bus bus = new Bus();
		Inventory inv = new Inventory(bus);
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) inv.change();
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) bus.post("tick");
		}).start();
	}
}
// corpus: unseen
