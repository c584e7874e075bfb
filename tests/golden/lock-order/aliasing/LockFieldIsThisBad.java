// run: scan --only lock-order --library
// expect: lock-order severity=high locks=Memory,Memory
// As java.io.Writer has it: the lock is the object itself, unless a subclass says something else.
class Sink {
	protected Object lock;
	protected Sink() { lock = this; }
	protected Sink(Object lock) { this.lock = lock; }
	void put(int x) { }
}

class Text extends Sink {
	private final StringBuffer text = new StringBuffer();
	Text() { lock = text; }
	@Override void put(int x) { synchronized (lock) { text.append(x); } }
}

class Memory extends Sink {
	private int sum;
	@Override public void put(int x) { synchronized (lock) { sum += x; } }
	public void pourInto(Memory other) { synchronized (lock) { other.put(sum); } }
}

public class LockFieldIsThisBad {
	public static Memory make() { return new Memory(); }
}
