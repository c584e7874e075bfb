// run: scan --only lock-order
// expect: lock-order
// Two tellers move money between the same two accounts in opposite directions, each locking source first and then target.
public class BankTransferBoth {
	static class Account {
		private long cents;
		Account(long cents) { this.cents = cents; }
		void debit(long n) { cents -= n; }
		void credit(long n) { cents += n; }
		long cents() { return cents; }
	}

	static class Bank {
		void transfer(Account from, Account to, long n) {
			synchronized (from) {
				synchronized (to) {
					if (from.cents() >= n) {
						from.debit(n);
						to.credit(n);
					}
				}
			}
		}
	}

	static class Teller implements Runnable {
		private final Bank bank;
		private final Account x, y;
		Teller(Bank bank, Account x, Account y) {
			this.bank = bank;
			this.x = x;
			this.y = y;
		}
		@Override public void run() {
			for (int i = 0; i < 500000; i++)
				bank.transfer(x, y, i % 7);
		}
	}

	public static void main(String[] args) {
		Bank bank = new Bank();
		Account alice = new Account(10000), bob = new Account(10000);
		new Thread(new Teller(bank, alice, bob)).start();
		new Thread(new Teller(bank, bob, alice)).start();
	}
}
// corpus: unseen
