/** Synchronized methods that call each other's. */
public class SyncRun {
	static class Account {
		int balance = 10;

		synchronized void transfer(Account to, int n) {
			balance -= n;
			to.deposit(n);
		}

		synchronized void deposit(int n) {
			balance += n;
		}
	}

	public static void main(String[] args) throws Exception {
		Account left = new Account(), right = new Account();
		Thread other = new Thread(() -> left.transfer(right, 1));
		other.start();
		right.transfer(left, 2);
		other.join();
	}
}
