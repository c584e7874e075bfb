// run: scan --only lock-order --library
// expect: none
// The two wallets are locked in order of their unique final serial, equal serial means same object.
import java.util.concurrent.atomic.AtomicLong;

public final class SerialWallet {
	private static final AtomicLong NEXT = new AtomicLong();
	private final long serial = NEXT.incrementAndGet();
	private long cents;

	public SerialWallet(long cents) { this.cents = cents; }

	public synchronized long balance() { return cents; }

	public boolean payTo(SerialWallet other, long amount) {
		SerialWallet first = serial < other.serial ? this : other;
		SerialWallet second = first == this ? other : this;
		synchronized (first) {
			synchronized (second) {
				if (cents < amount) return false;
				cents -= amount;
				other.cents += amount;
				return true;
			}
		}
	}

	public synchronized void deposit(long c) {
		if (c < 0) throw new IllegalArgumentException();
		cents += c;
	}
}
// corpus: unseen
