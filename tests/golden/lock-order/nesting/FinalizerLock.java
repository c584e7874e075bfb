// run: scan --only lock-order
// expect: lock-order
// finalize runs on the finalizer thread: it holds the file and takes the table; the table's flush holds itself and takes each file.
import java.util.ArrayList;
import java.util.List;

public class FinalizerLock {
	public static class Table {
		private final List<int[]> blocks = new ArrayList<>();
		private File current;

		public synchronized File open() {
			current = new File(this);
			return current;
		}

		public synchronized void flush() {
			if (current != null)
				current.sync();
		}

		synchronized void free(int[] b) {
			blocks.remove(b);
		}
	}

	public static class File {
		private final Table table;
		private final int[] block = new int[4];
		File(Table t) { table = t; }

		synchronized void sync() {
			block[0]++;
		}

		public synchronized void close() {
			table.free(block);
		}

		@Override @SuppressWarnings({"deprecation", "removal"})
		protected void finalize() {
			close();
		}
	}
}
// corpus: unseen
