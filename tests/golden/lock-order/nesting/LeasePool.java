// run: scan --only lock-order --library
// expect: lock-order
// LeasePool.reap (pool monitor -> Lease monitor) versus Lease.close (Lease monitor -> pool monitor).
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

public class LeasePool {
	private final ArrayDeque<Lease> idle = new ArrayDeque<>();
	private final List<Lease> all = new ArrayList<>();

	public synchronized Lease borrow() {
		Lease l = idle.poll();
		if (l == null) {
			l = new Lease(this);
			all.add(l);
		}
		return l;
	}

	synchronized void giveBack(Lease l) { idle.push(l); }

	public synchronized int reap(long now) {
		int n = 0;
		for (Lease l : all) if (l.isExpired(now)) n++;
		return n;
	}

	public static final class Lease implements AutoCloseable {
		private final LeasePool owner;
		private long lastUse = System.nanoTime();
		Lease(LeasePool p) { owner = p; }
		synchronized boolean isExpired(long now) { return now - lastUse > 1_000_000L; }
		public synchronized void touch() { lastUse = System.nanoTime(); }
		@Override public synchronized void close() {
			lastUse = System.nanoTime();
			owner.giveBack(this);
		}
	}
}
// corpus: unseen
