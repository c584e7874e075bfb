/** Each step holds the lock, both together do not: money is spent twice. */
public class Bank {
	private int balance = 1;

	synchronized int get() {
		return balance;
	}

	synchronized void take() {
		if (--balance < 0)
			throw new IllegalStateException("overdrawn");
	}

	void buy() {
		if (get() > 0)
			take();
	}

	public static void main(String[] args) throws Exception {
		Bank bank = new Bank();
		Thread other = new Thread(bank::buy);
		other.start();
		bank.buy();
		other.join();
	}
}
