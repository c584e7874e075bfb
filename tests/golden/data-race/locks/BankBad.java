// deposit locks the account, withdraw does not.
// run: scan --only data-race
// expect: data-race field=BankBad$Account.balance
import java.util.*;
class BankBad {
	static class Account {
		private int balance;
		synchronized void deposit(int v) { balance += v; }
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
