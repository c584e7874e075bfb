// run: scan --only lock-order
// expect: none
// transferTo releases its own lock before it calls the synchronized deposit of the other account.
public class AccountOpenCall {
	private long balance;

	public AccountOpenCall(long balance) {
		this.balance = balance;
	}

	public synchronized void deposit(long n) {
		balance += n;
	}

	public boolean transferTo(AccountOpenCall other, long n) {
		synchronized (this) {
			if (balance < n)
				return false;
			balance -= n;
		}
		other.deposit(n);
		return true;
	}

	public synchronized long balance() {
		return balance;
	}
}
// corpus: unseen
