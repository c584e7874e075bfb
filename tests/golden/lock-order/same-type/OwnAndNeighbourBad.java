// run: scan --only lock-order
// expect: lock-order
// Each thread has a lock of its own and takes its neighbour's under it.
public class OwnAndNeighbourBad {
	static class Node extends Thread {
		private final Object lock = new Object();
		private Node other;
		private int n;
		@Override public void run() {
			for (int i = 0; i < 100000; i++) {
				synchronized (lock) {
					synchronized (other.lock) {
						n++;
					}
				}
			}
		}
	}

	public static void main(String[] args) {
		Node a = new Node(), b = new Node();
		a.other = b;
		b.other = a;
		a.start();
		b.start();
	}
}
