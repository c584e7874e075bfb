// run: scan --only lock-order --library
// expect: none
// The number that orders the two is written by who makes the object, and never again.
public class OrderByGivenIdOk {
	public static class Account {
		private int id;
		private long cents;
	}

	private int last;

	public synchronized Account open() {
		Account a = new Account();
		a.id = ++last;
		return a;
	}

	public void transfer(Account from, Account to, long amount) {
		Account first;
		Account second;
		if (from.id < to.id) {
			first = from;
			second = to;
		} else {
			first = to;
			second = from;
		}
		synchronized (first) {
			synchronized (second) {
				from.cents -= amount;
				to.cents += amount;
			}
		}
	}
}
