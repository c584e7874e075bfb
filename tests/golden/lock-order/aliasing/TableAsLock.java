// run: scan --only lock-order
// expect: lock-order severity=high
// A long method that only fills arrays with constants is not lifted, but what it returns is known: both
// methods lock the one array that the field holds, and the list.
import java.util.ArrayList;
import java.util.List;

public class TableAsLock {
	private static final Object[][] CONTENTS = contents();
	private static final List<String> NAMES = new ArrayList<>();

	private static Object[][] contents() {
		return new Object[][] {
			{ "key.0", "The value of entry 0" },
			{ "key.1", "The value of entry 1" },
			{ "key.2", "The value of entry 2" },
			{ "key.3", "The value of entry 3" },
			{ "key.4", "The value of entry 4" },
			{ "key.5", "The value of entry 5" },
			{ "key.6", "The value of entry 6" },
			{ "key.7", "The value of entry 7" },
			{ "key.8", "The value of entry 8" },
			{ "key.9", "The value of entry 9" },
			{ "key.10", "The value of entry 10" },
			{ "key.11", "The value of entry 11" },
			{ "key.12", "The value of entry 12" },
			{ "key.13", "The value of entry 13" },
			{ "key.14", "The value of entry 14" },
			{ "key.15", "The value of entry 15" },
			{ "key.16", "The value of entry 16" },
			{ "key.17", "The value of entry 17" },
			{ "key.18", "The value of entry 18" },
			{ "key.19", "The value of entry 19" },
			{ "key.20", "The value of entry 20" },
			{ "key.21", "The value of entry 21" },
			{ "key.22", "The value of entry 22" },
			{ "key.23", "The value of entry 23" },
			{ "key.24", "The value of entry 24" },
			{ "key.25", "The value of entry 25" },
			{ "key.26", "The value of entry 26" },
			{ "key.27", "The value of entry 27" },
			{ "key.28", "The value of entry 28" },
			{ "key.29", "The value of entry 29" },
		};
	}

	public static void fill() {
		synchronized (CONTENTS) {
			synchronized (NAMES) {
				for (Object[] row : CONTENTS)
					NAMES.add((String) row[0]);
			}
		}
	}

	public static void clear() {
		synchronized (NAMES) {
			synchronized (CONTENTS) {
				for (Object[] row : CONTENTS)
					row[1] = null;
				NAMES.clear();
			}
		}
	}
}
