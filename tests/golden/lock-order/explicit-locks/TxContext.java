// run: scan --only lock-order --library
// expect: lock-order
// TxContext: nested read of Table locks via ThreadLocal transaction: Table.update keeps its lock until commit, two transactions updating two Table instances in different order.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class TxContext {
	private static final ThreadLocal<Deque<ReentrantLock>> HELD = ThreadLocal.withInitial(ArrayDeque::new);

	public static class Table {
		final ReentrantLock lock = new ReentrantLock();
		final Map<String, String> rows = new HashMap<>();
	}

	public static void copyRow(Table from, Table to, String key) {
		enlist(from);
		try {
			String v = from.rows.get(key);
			enlist(to);
			to.rows.put(key, v);
		} finally { commit(); }
	}

	private static void enlist(Table t) {
		t.lock.lock();
		HELD.get().push(t.lock);
	}

	private static void commit() {
		Deque<ReentrantLock> d = HELD.get();
		while (!d.isEmpty()) d.pop().unlock();
	}
}
// corpus: unseen
