// run: scan --only lock-order --library
// expect: lock-order
// As TicketDesk, but the constructor of a ticket has put it into the map already when it is locked.
package desk.leaky;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class TicketDeskLeaky {
	private final Map<String, Ticket> issued = new ConcurrentHashMap<>();

	public final class Ticket {
		private String holder;

		private Ticket(String name) {
			issued.put(name, this);
		}

		private synchronized void assign(String name) {
			holder = name;
		}

		public synchronized void void_() {
			drop(holder);
			holder = null;
		}
	}

	public synchronized void issue(String name) {
		Ticket ticket = new Ticket(name);
		ticket.assign(name);
	}

	public Ticket find(String name) {
		return issued.get(name);
	}

	private synchronized void drop(String name) {
		issued.remove(name);
	}
}
// corpus: unseen
