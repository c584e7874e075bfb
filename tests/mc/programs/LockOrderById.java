// check: no-error
// Accounts locked in the order of their number.
public class LockOrderById {
	static class Account {
		final int id;
		int balance = 10;

		Account(int id) {
			this.id = id;
		}
	}

	static void move(Account from, Account to, int amount) {
		Account first = from.id < to.id ? from : to, second = from.id < to.id ? to : from;
		synchronized (first) {
			synchronized (second) {
				from.balance -= amount;
				to.balance += amount;
			}
		}
	}

	public static void main(String[] args) throws Exception {
		Account x = new Account(1), y = new Account(2);
		Thread t = new Thread(() -> move(x, y, 1));
		t.start();
		move(y, x, 2);
		t.join();
		assert x.balance + y.balance == 20;
	}
}
