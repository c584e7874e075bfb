import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

// run: scan --only lock-order --library
// expect: none
// Each of the two constructors keeps the views of the same lock: the read lock is taken under the write lock of one object.
public class ViewsOfTwoConstructorsOk {
	private final ReadWriteLock both = new ReentrantReadWriteLock();
	private final Lock reading = both.readLock();
	private final Lock writing = both.writeLock();
	private long value;

	public ViewsOfTwoConstructorsOk() {
	}

	public ViewsOfTwoConstructorsOk(long value) {
		this.value = value;
	}

	public long get() {
		reading.lock();
		try {
			return value;
		} finally {
			reading.unlock();
		}
	}

	public long add(long more) {
		writing.lock();
		try {
			value += more;
			return get();
		} finally {
			writing.unlock();
		}
	}

	public long subtract(long less) {
		writing.lock();
		try {
			value -= less;
			return get();
		} finally {
			writing.unlock();
		}
	}
}
// corpus: jars
