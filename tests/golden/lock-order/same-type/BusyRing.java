// run: scan --only lock-order
// expect: none
// The ring of stations is traversed with one lock at a time.
public class BusyRing {
	static class Station {
		private Station next;
		private int tokens;
		synchronized boolean takeOne() {
			if (tokens == 0) return false;
			tokens--;
			return true;
		}
		synchronized void putOne() { tokens++; }
		void forward() {
			if (takeOne()) next.putOne();
		}
	}

	public static void main(String[] args) throws InterruptedException {
		Station[] ring = new Station[5];
		for (int i = 0; i < ring.length; i++) ring[i] = new Station();
		for (int i = 0; i < ring.length; i++) {
			ring[i].next = ring[(i + 1) % ring.length];
			ring[i].tokens = 3;
		}
		Thread[] ts = new Thread[ring.length];
		for (int i = 0; i < ring.length; i++) {
			Station s = ring[i];
			ts[i] = new Thread(() -> { for (int k = 0; k < 1000; k++) s.forward(); });
			ts[i].start();
		}
		for (Thread t : ts) t.join();
	}
}
// corpus: unseen
