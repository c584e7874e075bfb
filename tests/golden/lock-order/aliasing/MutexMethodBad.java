// run: scan --only lock-order --library
// expect: lock-order locks=MutexMethodBad,MutexMethodBad
// A method says what to lock; it is asked twice on two objects.
public class MutexMethodBad {
	private MutexMethodBad outer;
	private int n;

	public MutexMethodBad(MutexMethodBad outer) {
		this.outer = outer;
	}

	private MutexMethodBad mutex() {
		return outer != null ? outer : this;
	}

	public void connect(MutexMethodBad other) {
		synchronized (mutex()) {
			n++;
			other.configure();
		}
	}

	public void configure() {
		synchronized (mutex()) {
			n--;
		}
	}
}
