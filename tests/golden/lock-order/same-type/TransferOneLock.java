// run: scan --only lock-order
// expect: none
// All accounts share one static lock for transfers, taken once.
public class TransferOneLock {
	private static final Object TRANSFER = new Object();

	public static class Account {
		private long balance;

		public void transferTo(Account other, long n) {
			synchronized (TRANSFER) {
				balance -= n;
				other.add(n);
			}
		}

		public void add(long n) {
			synchronized (TRANSFER) {
				balance += n;
			}
		}
	}
}
// corpus: unseen
