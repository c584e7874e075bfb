// run: scan --library --only lock-order
// No code in sight makes a Registry: others of its package do, or a framework. evict() runs the hook with its own lock held,
// find() asks the pool with the registry's.
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,Registry
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntConsumer;

public class HiddenOwnerBad {
	private final ReentrantLock lock = new ReentrantLock();
	private final ArrayDeque<Integer> ids = new ArrayDeque<>();
	private final IntConsumer hook;

	public HiddenOwnerBad(IntConsumer hook) {
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
	private final HiddenOwnerBad pool = new HiddenOwnerBad(this::forget);

	private synchronized void forget(int id) {
		byName.values().remove(id);
	}

	public synchronized boolean find(String name) {
		return pool.has(byName.get(name));
	}
}
