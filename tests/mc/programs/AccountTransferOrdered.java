// check: no-error
// The accounts are locked in the order of their numbers.

public class AccountTransferOrdered {
	static class Account {
		final int id; int balance;
		Account(int id, int balance) { this.id = id; this.balance = balance; }
	}
	static void transfer(Account from, Account to, int n) {
		Account first = from.id < to.id ? from : to, second = first == from ? to : from;
		synchronized (first) { synchronized (second) { from.balance -= n; to.balance += n; } }
	}
	public static void main(String[] args) throws Exception {
		Account a = new Account(1, 100), b = new Account(2, 100);
		Thread t = new Thread(() -> transfer(a, b, 10));
		t.start();
		transfer(b, a, 20);
		t.join();
		assert a.balance + b.balance == 200;
		assert a.balance == 110;
	}
}
