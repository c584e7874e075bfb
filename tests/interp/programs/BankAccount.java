// A small object-oriented program: abstract classes, interfaces, exceptions, static counters.
public class BankAccount {
	static class InsufficientFunds extends Exception {
		final double missing;

		InsufficientFunds(double missing) {
			super("missing " + missing);
			this.missing = missing;
		}
	}

	static abstract class Account {
		private static int nextId = 1;
		protected final int id = nextId++;
		protected double balance;

		abstract double fee(double amount);

		void deposit(double amount) {
			if (amount <= 0)
				throw new IllegalArgumentException("amount " + amount);
			balance += amount;
		}

		void withdraw(double amount) throws InsufficientFunds {
			double total = amount + fee(amount);
			if (total > balance)
				throw new InsufficientFunds(total - balance);
			balance -= total;
		}

		@Override
		public String toString() {
			return getClass().getSimpleName() + "#" + id + "(" + balance + ")";
		}
	}

	static class Checking extends Account {
		double fee(double amount) {
			return 0.5;
		}
	}

	static class Savings extends Account {
		private int withdrawals;

		double fee(double amount) {
			return withdrawals < 2 ? 0 : amount * 0.125;
		}

		@Override
		void withdraw(double amount) throws InsufficientFunds {
			super.withdraw(amount);
			withdrawals++;
		}
	}

	static boolean transfer(Account from, Account to, double amount) {
		try {
			from.withdraw(amount);
			to.deposit(amount);
			return true;
		} catch (InsufficientFunds e) {
			System.out.println(e.getMessage() + " of " + from);
			return false;
		} finally {
			System.out.println(from + " " + to);
		}
	}

	public static void main(String[] args) {
		Account a = new Checking(), b = new Savings();
		a.deposit(100);
		b.deposit(50);
		for (int i = 1; i <= 5; i++)
			System.out.println(transfer(i % 2 == 0 ? a : b, i % 2 == 0 ? b : a, i * 16));
		try {
			transfer(a, b, -1);
		} catch (IllegalArgumentException e) {
			System.out.println(e.getMessage());
		}
	}
}
