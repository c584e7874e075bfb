// Both do. Many accounts, each with its own lock.
// run: scan --only data-race
// expect: none
import java.util.*;
class BankOk {
	static class Account {
		private int balance;
		synchronized void deposit(int v) { balance += v; }
		synchronized
		void withdraw(int v) { balance -= v; }
	}
	public static void main(String[] args) {
		List<Account> all = new ArrayList<>();
		for (int i = 0; i < 5; i++)
			all.add(new Account());
		for (int i = 0; i < 3; i++)
			new Thread(() -> {
				for (Account a : all) {
					a.deposit(1);
					a.withdraw(1);
				}
			}).start();
	}
}
