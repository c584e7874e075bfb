// run: scan --only lock-order
// expect: none
// Every transfer locks the account with the smaller unique final id first, whichever is source or target.
import java.util.concurrent.atomic.AtomicLong;

public class BankTransferById {
	private static final AtomicLong IDS = new AtomicLong();

	public static final class Account {
		final long id = IDS.incrementAndGet();
		private long balance;

		public synchronized void deposit(long n) {
			balance += n;
		}

		public synchronized long balance() {
			return balance;
		}
	}

	public static void transfer(Account from, Account to, long n) {
		if (from == to)
			return;
		Account first = from.id < to.id ? from : to;
		Account second = from.id < to.id ? to : from;
		synchronized (first) {
			synchronized (second) {
				from.balance -= n;
				to.balance += n;
			}
		}
	}
}
// corpus: unseen
