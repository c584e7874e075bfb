// run: scan --only lock-order --library
// expect: none
// take() waits under the depot's monitor, and give() needs that; but the constructor starts a thread that refills the shelf without it.
package depot;

public class RefilledBySelf {
	private static final class Shelf {
		private int items;

		synchronized void take() throws InterruptedException {
			while (items == 0)
				wait();
			items--;
		}

		synchronized void add() {
			items++;
			notify();
		}
	}

	private final Shelf shelf = new Shelf();
	private int taken;

	public RefilledBySelf() {
		shelf.add();
		Thread refill = new Thread(() -> {
			while (true)
				shelf.add();
		});
		refill.setDaemon(true);
		refill.start();
	}

	public synchronized void take() throws InterruptedException {
		shelf.take();
		taken++;
	}

	public synchronized void give() {
		taken--;
		shelf.add();
	}
}
// corpus: unseen
