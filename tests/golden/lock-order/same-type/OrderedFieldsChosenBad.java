// Which is the first depends on the balances at the moment.
// expect: lock-order severity=medium locks=OrderedFieldsChosenBad$Account,OrderedFieldsChosenBad$Account
import java.util.Random;

public class OrderedFieldsChosenBad {
	private static final Object TIE = new Object();

	static final class Account implements Comparable<Account> {
		final long id;
		private long cents = 1000;
		private int rank;

		Account(long id) {
			this.id = id;
		}

		long id() {
			return id;
		}

		boolean isBefore(Account other) {
			return id < other.id;
		}

		synchronized void setRank(int rank) {
			this.rank = rank;
		}

		@Override
		public int compareTo(Account other) {
			return Long.compare(id, other.id);
		}
	}

	static final class Transfer implements Runnable {
		private final Account from;
		private final Account to;
		private final long n;

		Transfer(Account from, Account to, long n) {
			this.from = from;
			this.to = to;
			this.n = n;
		}

		@Override
		public void run() {
			boolean swap = from.cents > to.cents;
			Account first = swap ? to : from;
			Account second = swap ? from : to;
			synchronized (first) {
				synchronized (second) {
					move();
				}
			}
		}

		private void move() {
			from.cents -= n;
			to.cents += n;
		}
	}

	public static void main(String[] args) {
		Account[] accounts = new Account[5];
		for (int i = 0; i < accounts.length; i++)
			accounts[i] = new Account(i);
		for (int k = 0; k < 4; k++) {
			Random random = new Random(k);
			new Thread(() -> {
				for (int i = 0; i < 10_000; i++) {
					Account a = accounts[random.nextInt(5)];
					Account b = accounts[random.nextInt(5)];
					if (a == b)
						continue;
					a.setRank(random.nextInt(9));
					new Transfer(a, b, random.nextInt(10)).run();
				}
			}).start();
		}
	}
}
