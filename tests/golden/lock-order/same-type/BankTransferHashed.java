// run: scan --only lock-order
// expect: none
// The transfer orders the accounts by System.identityHashCode and uses a tie lock when they are equal.
public class BankTransferHashed {
	static class Account {
		private long cents;
		Account(long cents) { this.cents = cents; }
		void debit(long n) { cents -= n; }
		void credit(long n) { cents += n; }
	}

	private static final Object TIE = new Object();

	static void transfer(Account from, Account to, long n) {
		int fh = System.identityHashCode(from);
		int th = System.identityHashCode(to);
		if (fh < th) {
			synchronized (from) {
				synchronized (to) {
					move(from, to, n);
				}
			}
		} else if (fh > th) {
			synchronized (to) {
				synchronized (from) {
					move(from, to, n);
				}
			}
		} else {
			synchronized (TIE) {
				synchronized (from) {
					synchronized (to) {
						move(from, to, n);
					}
				}
			}
		}
	}

	private static void move(Account from, Account to, long n) {
		from.debit(n);
		to.credit(n);
	}

	public static void main(String[] args) {
		Account a = new Account(100), b = new Account(100);
		new Thread(() -> {
			for (int i = 0; i < 300000; i++) transfer(a, b, 1);
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 300000; i++) transfer(b, a, 1);
		}).start();
	}
}
// corpus: unseen
