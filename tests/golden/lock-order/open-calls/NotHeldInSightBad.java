import java.util.ArrayList;
import java.util.List;

// run: scan --only lock-order --library
// expect: lock-order severity=high
// clear() calls trim() without the lock of the table.
public class NotHeldInSightBad {
	private final List<String> rows = new ArrayList<>();

	public synchronized void add(String row) {
		rows.add(row);
		trim();
	}

	public void clear() {
		trim();
	}

	protected void trim() {
		synchronized (rows) {
			if (rows.size() > 100) {
				rows.remove(0);
				refresh();
			}
		}
	}

	public synchronized void refresh() {
		rows.size();
	}
}
// corpus: jars
