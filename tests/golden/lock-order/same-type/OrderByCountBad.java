// run: scan --only lock-order --library
// expect: lock-order
// The order is that of two counters that go on counting.
import java.util.concurrent.atomic.AtomicLong;

public class OrderByCountBad {
	public static class Shard {
		final AtomicLong hits = new AtomicLong();
	}

	public void merge(Shard a, Shard b) {
		Shard first = a.hits.get() <= b.hits.get() ? a : b;
		Shard second = first == a ? b : a;
		synchronized (first) {
			synchronized (second) {
				b.hits.addAndGet(a.hits.getAndSet(0));
			}
		}
	}
}
