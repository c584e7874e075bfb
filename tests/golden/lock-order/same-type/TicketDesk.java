// run: scan --only lock-order --library
// expect: none
// issue() locks a ticket under the desk's monitor in a loop, but each is a new one that is put on the list only afterwards; void_() goes the other way.
package desk;

import java.util.ArrayList;
import java.util.List;

public class TicketDesk {
	private final List<Ticket> issued = new ArrayList<>();

	public final class Ticket {
		private String holder;

		private synchronized void assign(String name) {
			holder = name;
		}

		public synchronized void void_() {
			holder = null;
			drop(this);
		}
	}

	public synchronized void issue(String[] names) {
		for (String name : names) {
			Ticket ticket = new Ticket();
			ticket.assign(name);
			issued.add(ticket);
		}
	}

	public synchronized Ticket first() {
		return issued.get(0);
	}

	private synchronized void drop(Ticket ticket) {
		issued.remove(ticket);
	}
}
// corpus: unseen
