// check: deadlock
// Synchronized methods that call each other.
public class LockOrderMethods {
	static class Account {
		int balance = 10;

		synchronized void move(Account to, int amount) {
			balance -= amount;
			to.add(amount);
		}

		synchronized void add(int amount) {
			balance += amount;
		}
	}

	public static void main(String[] args) throws Exception {
		Account x = new Account(), y = new Account();
		Thread t = new Thread(() -> x.move(y, 1));
		t.start();
		y.move(x, 2);
		t.join();
	}
}
