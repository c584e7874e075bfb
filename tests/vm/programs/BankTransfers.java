// Transfers between accounts, locked in the order of their numbers; the total stays.
import java.util.Random;

class BankTransfers {
	static class Account {
		final int id;
		int balance = 100;

		Account(int id) {
			this.id = id;
		}
	}

	static void transfer(Account from, Account to, int amount) {
		Account first = from.id < to.id ? from : to, second = first == from ? to : from;
		synchronized (first) {
			synchronized (second) {
				if (from.balance < amount) {
					throw new IllegalArgumentException("not enough");
				}
				from.balance -= amount;
				to.balance += amount;
			}
		}
	}

	public static void main(String[] args) throws Exception {
		Account[] accounts = new Account[4];
		for (int i = 0; i < 4; i++) {
			accounts[i] = new Account(i);
		}
		Thread[] threads = new Thread[3];
		for (int i = 0; i < 3; i++) {
			int seed = i;
			threads[i] = new Thread(() -> {
				Random random = new Random(seed);
				for (int j = 0; j < 40; j++) {
					int a = random.nextInt(4), b = (a + 1 + random.nextInt(3)) % 4;
					try {
						transfer(accounts[a], accounts[b], random.nextInt(60));
					} catch (IllegalArgumentException e) {
						Thread.yield();
					}
				}
			});
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		int total = 0;
		for (Account a : accounts) {
			total += a.balance;
			System.out.println(a.balance >= 0);
		}
		System.out.println(total);
	}
}
