import java.util.ArrayList;
import java.util.List;

// run: scan --only lock-order --library
// expect: lock-order severity=medium
// Subclasses may call trim() without the table's lock, but nobody in sight does.
public class HeldInSightBad {
	private final List<String> rows = new ArrayList<>();

	public synchronized void add(String row) {
		rows.add(row);
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
