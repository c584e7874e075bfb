// balance() reads total without "this", which the field declares as its guard; add() holds it. That is a race, and the declaration says so.
// run: scan --only data-race
// expect: data-race field=GuardedByBrokenBad.total severity=high
public class GuardedByBrokenBad {
	@interface GuardedBy {
		String value();
	}

	@GuardedBy("this")
	private int total;

	synchronized void add(int n) {
		total += n;
	}

	int balance() {
		return total;
	}

	public static void main(String[] args) {
		GuardedByBrokenBad bank = new GuardedByBrokenBad();
		new Thread(() -> bank.add(1)).start();
		System.out.println(bank.balance());
	}
}
// run: raddle scan --only data-race --color never $CLASSES
// exit: 1
// out: ...
// out:   for:     the field is declared @GuardedBy("this"), which is not held at both
// out: ...
