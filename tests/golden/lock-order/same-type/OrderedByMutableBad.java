// run: scan --only lock-order --library
// expect: lock-order locks=OrderedByMutableBad$Card,OrderedByMutableBad$Card
// The two are ordered by a number that another method changes: the order may be another one a moment later.
public class OrderedByMutableBad {
	public static class Card {
		private int rank;
		private int n;

		public Card(int rank) {
			this.rank = rank;
		}

		public int value() {
			return rank;
		}

		public void promote() {
			rank++;
		}
	}

	public void swap(Card a, Card b) {
		Card first = a.rank < b.rank ? a : b;
		Card second = first == a ? b : a;
		synchronized (first) {
			synchronized (second) {
				int n = first.n;
				first.n = second.n;
				second.n = n;
			}
		}
	}
}
