// run: scan --only lock-order --library
// expect: lock-order
// As TicketDesk, but the ticket is in the map, which needs no monitor to be read, before it is locked.
package desk.early;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class TicketDeskEarly {
	private final Map<String, Ticket> issued = new ConcurrentHashMap<>();

	public final class Ticket {
		private String holder;

		private synchronized void assign(String name) {
			holder = name;
		}

		public synchronized void void_() {
			drop(holder);
			holder = null;
		}
	}

	public synchronized void issue(String name) {
		Ticket ticket = new Ticket();
		issued.put(name, ticket);
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
