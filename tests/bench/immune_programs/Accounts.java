/** Locks and little else: 100 deposits for each transfer, which locks two accounts in the order of their numbers. */
public class Accounts {
	static class Account {
		long balance;

		synchronized void deposit(long n) {
			balance += n;
		}

		synchronized void transfer(Account to, long n) {
			balance -= n;
			to.deposit(n);
		}
	}

	static void work(Account[] all, int seed, int n) {
		int x = seed;
		for (int i = 0; i < n; i++) {
			for (int k = 0; k < 100; k++) {
				x = x * 1103515245 + 12345;
				all[(x >>> 16) % all.length].deposit(1);
			}
			int a = (x >>> 20) % (all.length - 1);
			all[a].transfer(all[a + 1], 1);
		}
	}

	/** Only what has a gate: what one pass costs. */
	static void bare(Account a, Account b, int n) {
		b.balance = 0;
		for (int i = 0; i < n; i++)
			a.transfer(b, 1);
		if (b.balance != n)
			throw new IllegalStateException();
	}

	public static void main(String[] args) throws Exception {
		Account[] all = new Account[64];
		for (int i = 0; i < all.length; i++)
			all[i] = new Account();
		for (int round = 0; round < 7; round++) {
			long start = System.nanoTime();
			Thread other = new Thread(() -> work(all, 1, 40000));
			other.start();
			work(all, 2, 40000);
			other.join();
			System.out.println("mixed " + (System.nanoTime() - start) / 1000);
			start = System.nanoTime();
			bare(all[0], all[1], 5000000);
			System.out.println("bare " + (System.nanoTime() - start) / 1000);
		}
	}
}
