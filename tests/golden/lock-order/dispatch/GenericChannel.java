// run: scan --only lock-order --library
// expect: lock-order
// GenericChannel.pipeTo: lock of this channel then lock of target channel, same class two instances.
import java.util.ArrayDeque;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

public class GenericChannel<T> {
	private final ReentrantLock lock = new ReentrantLock();
	private final ArrayDeque<T> items = new ArrayDeque<>();

	public void send(T t) {
		lock.lock();
		try { items.add(t); } finally { lock.unlock(); }
	}

	public T poll() {
		lock.lock();
		try { return items.poll(); } finally { lock.unlock(); }
	}

	public <R> int pipeTo(GenericChannel<R> target, Function<T, R> f) {
		lock.lock();
		try {
			int n = 0;
			for (T t; (t = items.poll()) != null; n++) {
				target.send(f.apply(t));
			}
			return n;
		} finally { lock.unlock(); }
	}
}
// corpus: unseen
