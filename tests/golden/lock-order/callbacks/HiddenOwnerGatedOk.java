// run: scan --library --only lock-order
// The hidden classes are made and called by a public one only, which holds one lock for all.
// expect: none
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntConsumer;

class Pool {
	private final ReentrantLock lock = new ReentrantLock();
	private final ArrayDeque<Integer> ids = new ArrayDeque<>();
	private final IntConsumer hook;

	Pool(IntConsumer hook) {
		this.hook = hook;
	}

	public boolean has(int id) {
		lock.lock();
		try {
			return ids.contains(id);
		} finally {
			lock.unlock();
		}
	}

	public void evict() {
		lock.lock();
		try {
			hook.accept(ids.pop());
		} finally {
			lock.unlock();
		}
	}
}

class Registry {
	private final Map<String, Integer> byName = new HashMap<>();
	private final Pool pool = new Pool(this::forget);

	private synchronized void forget(int id) {
		byName.values().remove(id);
	}

	public void evict() {
		pool.evict();
	}

	public synchronized boolean find(String name) {
		return pool.has(byName.get(name));
	}
}

public class HiddenOwnerGatedOk {
	private static final Registry registry = new Registry();

	public static synchronized boolean find(String name) {
		return registry.find(name);
	}

	public static synchronized void evict() {
		registry.evict();
	}
}
