// run: scan --only lock-order
// expect: lock-order
// Nodes of a ring are linked by a mutable next field, and pass locks a node and then the next one round the ring.
public class LinkedNodesNext {
	public static class Station {
		private Station next;
		private int tokens;

		public synchronized void setNext(Station s) {
			next = s;
		}

		public synchronized void pass() {
			if (tokens > 0 && next != null) {
				tokens--;
				next.accept();
			}
		}

		public synchronized void accept() {
			tokens++;
		}
	}

	public static Station ring(int n) {
		Station first = new Station(), last = first;
		for (int i = 1; i < n; i++) {
			Station s = new Station();
			last.setNext(s);
			last = s;
		}
		last.setNext(first);
		first.accept();
		return first;
	}
}
// corpus: unseen
