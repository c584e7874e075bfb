// run: scan --only lock-order --library
// expect: none
// A method says what to lock; it is asked twice on the same object.
public class MutexMethodOk {
	private MutexMethodOk outer;
	private int n;

	public MutexMethodOk(MutexMethodOk outer) {
		this.outer = outer;
	}

	private MutexMethodOk mutex() {
		return outer != null ? outer : this;
	}

	public void connect(MutexMethodOk other) {
		synchronized (mutex()) {
			n++;
			this.configure();
		}
	}

	public void configure() {
		synchronized (mutex()) {
			n--;
		}
	}
}
