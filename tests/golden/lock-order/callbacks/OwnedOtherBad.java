// run: scan --only lock-order --library
// expect: lock-order
// The part is made for another owner: called under the monitor of one, it calls back to the other.
public class OwnedOtherBad {
	private final Link link;
	private int n;

	public OwnedOtherBad(OwnedOtherBad peer) {
		link = new Link(peer);
	}

	public synchronized void send() {
		link.pass();
	}

	public synchronized void receive() {
		n++;
		link.touch();
	}

	private static class Link {
		private final OwnedOtherBad peer;
		private int passed;

		Link(OwnedOtherBad peer) {
			this.peer = peer;
		}

		synchronized void pass() {
			passed++;
			peer.receive();
		}

		synchronized void touch() {
			passed--;
		}
	}
}
