// run: scan --only lock-order
// expect: lock-order
// transferTo is synchronized and calls the synchronized deposit of its argument: a.transferTo(b) against b.transferTo(a).
public class AccountSyncMethod {
	private long balance;
	private final String owner;

	public AccountSyncMethod(String owner, long balance) {
		this.owner = owner;
		this.balance = balance;
	}

	public synchronized void deposit(long n) {
		balance += n;
	}

	public synchronized boolean transferTo(AccountSyncMethod other, long n) {
		if (balance < n)
			return false;
		balance -= n;
		other.deposit(n);
		return true;
	}

	public String owner() {
		return owner;
	}
}
// corpus: unseen
