// Both are locked, in the order of their ids.
// run: scan --only data-race
// expect: none
public class AccountsOk {
	static class Account {
		final int id;
		private long balance;
		Account(int id, long b) { this.id = id; balance = b; }
	}
	static void transfer(Account from, Account to, long n) {
		Account first = from.id < to.id ? from : to, second = from.id < to.id ? to : from;
		synchronized (first) {
			synchronized (second) {
				from.balance -= n;
				to.balance += n;
			}
		}
	}
	public static void main(String[] args) {
		Account a = new Account(1, 100), b = new Account(2, 100);
		new Thread(() -> transfer(a, b, 10)).start();
		new Thread(() -> transfer(b, a, 10)).start();
	}
}
// corpus: unseen25
