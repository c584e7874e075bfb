/**
 * The classic deadlock. Each transfer locks two accounts, one after the other; two transfers in
 * opposite directions can each hold the lock that the other one waits for.
 *
 * It usually runs to its end, which is why such a bug survives testing.
 */
public class Transfer implements Runnable {
	private final Account from, to;

	Transfer(Account from, Account to) {
		this.from = from;
		this.to = to;
	}

	@Override
	public void run() {
		for (int i = 0; i < 1000; i++) {
			synchronized (from) {
				synchronized (to) { // the other thread takes these two in the opposite order
					from.withdraw(1);
					to.deposit(1);
				}
			}
		}
	}

	public static void main(String[] args) throws InterruptedException {
		Account a = new Account(), b = new Account();
		Thread there = new Thread(new Transfer(a, b));
		Thread back = new Thread(new Transfer(b, a));
		there.start();
		back.start();
		there.join();
		back.join();
		System.out.println(a.balance() + " " + b.balance());
	}
}

class Account {
	private int balance;

	synchronized void deposit(int amount) {
		balance += amount;
	}

	synchronized void withdraw(int amount) {
		balance -= amount;
	}

	synchronized int balance() {
		return balance;
	}
}
