// run: scan --only lock-order
// expect: lock-order
// The cleaning action runs on the cleaner's thread, locks the handle table and then the stats; main locks the stats and then the table.
import java.lang.ref.Cleaner;

public class CleanerAction {
	static final Cleaner CLEANER = Cleaner.create();
	static final Object table = new Object();
	static final Object stats = new Object();
	static int open, closed;

	static class Handle {
		Handle() {
			CLEANER.register(this, new Release());
			synchronized (stats) {
				open++;
			}
		}
	}

	static class Release implements Runnable {
		@Override public void run() {
			synchronized (table) {
				synchronized (stats) {
					closed++;
				}
			}
		}
	}

	static int leaked() {
		synchronized (stats) {
			synchronized (table) {
				return open - closed;
			}
		}
	}

	public static void main(String[] args) {
		for (int i = 0; i < 2000000; i++) {
			new Handle();
			leaked();
			if (i % 1000 == 0)
				System.gc();
		}
	}
}
// corpus: unseen
