// transfer locks the source only.
// run: scan --only data-race
// expect: data-race field=AccountsBad$Account.balance
public class AccountsBad {
	static class Account {
		private long balance;
		Account(long b) { balance = b; }
	}
	static void transfer(Account from, Account to, long n) {
		synchronized (from) {
			from.balance -= n;
			to.balance += n;
		}
	}
	public static void main(String[] args) {
		Account a = new Account(100), b = new Account(100);
		new Thread(() -> transfer(a, b, 10)).start();
		new Thread(() -> transfer(b, a, 10)).start();
	}
}
// corpus: unseen25
