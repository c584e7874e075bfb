// check: deadlock
// Two transfers in opposite directions lock the two accounts in opposite orders.

public class AccountTransfer {
	static class Account {
		int balance;
		Account(int balance) { this.balance = balance; }
		synchronized void deposit(int n) { balance += n; }
		synchronized void transferTo(Account other, int n) { balance -= n; other.deposit(n); }
	}
	public static void main(String[] args) throws Exception {
		Account a = new Account(100), b = new Account(100);
		Thread t = new Thread(() -> a.transferTo(b, 10));
		t.start();
		b.transferTo(a, 20);
		t.join();
	}
}
