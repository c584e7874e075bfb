// run: scan --only lock-order
// expect: none
// A helper returns the two counters sorted by their unique rank, and add locks the first and then the second of it.
import java.util.concurrent.atomic.AtomicLong;

public class OrderedPairHelper {
	private static final AtomicLong RANKS = new AtomicLong();

	public static final class Counter implements Comparable<Counter> {
		private final long rank = RANKS.getAndIncrement();
		private long n;

		@Override public int compareTo(Counter o) {
			return Long.compare(rank, o.rank);
		}
	}

	private static Counter[] ordered(Counter a, Counter b) {
		return a.compareTo(b) <= 0 ? new Counter[] {a, b} : new Counter[] {b, a};
	}

	public static void add(Counter from, Counter to) {
		Counter[] pair = ordered(from, to);
		synchronized (pair[0]) {
			synchronized (pair[1]) {
				to.n += from.n;
				from.n = 0;
			}
		}
	}
}
// corpus: unseen
