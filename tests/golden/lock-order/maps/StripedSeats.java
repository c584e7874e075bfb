// run: scan --only lock-order --library
// expect: lock-order
// StripedSeats.swap takes stripes[index(a)] then stripes[index(b)] unsorted.
public class StripedSeats {
	private static final int STRIPES = 16;
	private final Object[] stripes = new Object[STRIPES];
	private final String[] guests;

	public StripedSeats(int seats) {
		guests = new String[seats];
		for (int i = 0; i < STRIPES; i++) stripes[i] = new Object();
	}

	private Object stripe(int seat) { return stripes[seat % STRIPES]; }

	public boolean book(int seat, String guest) {
		synchronized (stripe(seat)) {
			if (guests[seat] != null) return false;
			guests[seat] = guest;
			return true;
		}
	}

	public void swap(int a, int b) {
		synchronized (stripe(a)) {
			synchronized (stripe(b)) {
				String t = guests[a];
				guests[a] = guests[b];
				guests[b] = t;
			}
		}
	}
}
// corpus: unseen
