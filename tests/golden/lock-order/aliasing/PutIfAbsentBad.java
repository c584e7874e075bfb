// run: scan --only lock-order --library
// expect: lock-order
// Locks made on demand by putIfAbsent; two keys in the order of the arguments.
import java.util.concurrent.ConcurrentHashMap;

public class PutIfAbsentBad {
	private final ConcurrentHashMap<Long, Object> locks = new ConcurrentHashMap<>();
	private int n;

	private Object lockOf(Long id) {
		Object mine = new Object();
		Object old = locks.putIfAbsent(id, mine);
		return old == null ? mine : old;
	}

	public void transfer(Long from, Long to) {
		synchronized (lockOf(from)) {
			synchronized (lockOf(to)) {
				n++;
			}
		}
	}
}
