// run: scan --only lock-order --library
// expect: lock-order
// HeldScope.Ledger.post (journal -> balances) versus audit (balances -> journal) through try-with-resources lock guards.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public final class HeldScope implements AutoCloseable {
	private final Lock lock;
	private HeldScope(Lock l) { lock = l; }

	public static HeldScope hold(Lock l) {
		l.lock();
		return new HeldScope(l);
	}
	@Override public void close() { lock.unlock(); }

	public static class Ledger {
		private final Lock journal = new ReentrantLock();
		private final Lock balances = new ReentrantLock();
		private long entries, sum;

		public void post(long amount) {
			try (HeldScope j = hold(journal)) {
				entries++;
				try (HeldScope b = hold(balances)) {
					sum += amount;
				}
			}
		}

		public boolean audit() {
			try (HeldScope b = hold(balances)) {
				if (sum == 0) return true;
				try (HeldScope j = hold(journal)) {
					return entries > 0;
				}
			}
		}
	}
}
// corpus: unseen
