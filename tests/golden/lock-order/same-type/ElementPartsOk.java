// run: scan --only lock-order
// expect: none
// The helper is given the index that is locked already: the same lock again.
import java.util.concurrent.locks.ReentrantLock;

public class ElementPartsOk {
	static class Account {
		final ReentrantLock lock = new ReentrantLock();
		long cents;
	}

	private final Account[] accounts = new Account[10];

	ElementPartsOk() {
		for (int i = 0; i < accounts.length; i++)
			accounts[i] = new Account();
	}

	void twice(int which, long cents) {
		accounts[which].lock.lock();
		try {
			accounts[which].cents -= cents;
			receive(cents, which);
		} finally {
			accounts[which].lock.unlock();
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
		ElementPartsOk bank = new ElementPartsOk();
		new Thread(() -> { for (int i = 0; i < 100000; i++) bank.twice(i % 10, 1); }).start();
		new Thread(() -> { for (int i = 0; i < 100000; i++) bank.twice((i + 3) % 10, 1); }).start();
	}
}
