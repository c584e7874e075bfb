// run: scan --only lock-order --library
// expect: lock-order
// Two stripes by the hash codes of two keys, in the order of the arguments.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class StripesByKeyBad {
	private final ReentrantLock[] stripes = new ReentrantLock[16];
	private final Map<String, Integer> values = new HashMap<>();

	public StripesByKeyBad() {
		for (int i = 0; i < stripes.length; i++)
			stripes[i] = new ReentrantLock();
	}

	private ReentrantLock stripe(String key) {
		return stripes[(key.hashCode() & 0x7fffffff) % stripes.length];
	}

	public void move(String from, String to) {
		ReentrantLock a = stripe(from), b = stripe(to);
		a.lock();
		try {
			b.lock();
			try {
				values.put(to, values.remove(from));
			} finally {
				b.unlock();
			}
		} finally {
			a.unlock();
		}
	}
}
