// run: scan --only lock-order --library
// expect: none
// The ledger is a gate: its field is not final, but only the constructor writes it.
public class GateNotFinalOk {
	private Object ledger;
	private final Object debit = new Object(), credit = new Object();
	private long in, out;

	public GateNotFinalOk(Object ledger) {
		this.ledger = ledger;
	}

	public void book(long n) {
		synchronized (ledger) {
			synchronized (debit) {
				in += n;
				synchronized (credit) {
					out += n;
				}
			}
		}
	}

	public long close() {
		synchronized (ledger) {
			synchronized (credit) {
				long rest = out;
				synchronized (debit) {
					return rest - in;
				}
			}
		}
	}
}
