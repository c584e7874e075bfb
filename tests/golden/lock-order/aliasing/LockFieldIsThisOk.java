// run: scan --only lock-order --library
// expect: none
// The field holds the object itself, whatever other subclasses put into theirs: one lock, taken twice.
class Sink {
	protected Object lock;
	protected Sink() { lock = this; }
	protected Sink(Object lock) { this.lock = lock; }
}

class Text extends Sink {
	private final StringBuffer text = new StringBuffer();
	Text() { lock = text; }
	void put(int x) { synchronized (lock) { text.append(x); } }
}

class Given extends Sink {
	Given(Object lock) { super(lock); }
	int n;
	void put(int x) { synchronized (lock) { n += x; } }
}

public class LockFieldIsThisOk extends Sink {
	private int sum;
	public LockFieldIsThisOk() { sum = 1; }
	public LockFieldIsThisOk(int sum) { this(); this.sum = sum; }
	public void put(int x) { synchronized (lock) { synchronized (this) { sum += x; } } }
	public synchronized int get() { synchronized (lock) { return sum; } }
}
