// run: scan --only lock-order --library
// expect: lock-order
// The class keeps itself in the field, but a subclass keeps a lock of its own there.
class Sink {
	protected Object lock;
	protected Sink() { lock = this; }
}

class Memory extends Sink {
	protected int sum;
	public void put(int x) { synchronized (lock) { synchronized (this) { sum += x; } } }
	public synchronized int get() { synchronized (lock) { return sum; } }
}

public class LockFieldOfSubclassBad extends Memory {
	public LockFieldOfSubclassBad() { lock = new Object(); }
}
