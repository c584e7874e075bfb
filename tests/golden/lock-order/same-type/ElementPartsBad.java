// run: scan --only lock-order
// expect: lock-order
// The lock of each account of an array, in the order of two indices that go through a helper.
import java.util.concurrent.locks.ReentrantLock;

public class ElementPartsBad {
	static class Account {
		final ReentrantLock lock = new ReentrantLock();
		long cents;
	}

	private final Account[] accounts = new Account[10];

	ElementPartsBad() {
		for (int i = 0; i < accounts.length; i++)
			accounts[i] = new Account();
	}

	void move(int from, int to, long cents) {
		accounts[from].lock.lock();
		try {
			accounts[from].cents -= cents;
			receive(cents, to);
		} finally {
			accounts[from].lock.unlock();
		}
	}

	private void receive(long cents, int to) {
		Account target = accounts[to];
		target.lock.lock();
		try {
			target.cents += cents;
		} finally {
			target.lock.unlock();
		}
	}

	public static void main(String[] args) {
		ElementPartsBad bank = new ElementPartsBad();
		new Thread(() -> { for (int i = 0; i < 100000; i++) bank.move(i % 10, (i + 3) % 10, 1); }).start();
		new Thread(() -> { for (int i = 0; i < 100000; i++) bank.move((i + 3) % 10, i % 10, 1); }).start();
	}
}
