// run: scan --only lock-order
// expect: lock-order
// A record carries the two locks, and the two methods of the desk take its components in opposite orders.
public class RecordPairLocks {
	private record Pair(Object buy, Object sell) { }

	private final Pair locks = new Pair(new Object(), new Object());
	private int bids, asks;

	public void bid() {
		synchronized (locks.buy()) {
			synchronized (locks.sell()) {
				bids++;
			}
		}
	}

	public void ask() {
		synchronized (locks.sell()) {
			synchronized (locks.buy()) {
				asks++;
			}
		}
	}
}
// corpus: unseen
