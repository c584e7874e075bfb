// run: scan --only lock-order --library
// expect: none
// The two are ordered by a number that is final.
public class OrderedByFinalOk {
	public static class Card {
		private final int rank;
		private int n;

		public Card(int rank) {
			this.rank = rank;
		}

		public int value() {
			return rank;
		}

		public void touch() {
			n = rank;
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
