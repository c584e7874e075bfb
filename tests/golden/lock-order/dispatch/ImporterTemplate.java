// run: scan --only lock-order --library
// expect: lock-order
// Importer.run (Importer.stateLock -> Catalog monitor via CsvImporter.store) versus Catalog.cancelAll (Catalog monitor -> Importer.stateLock).
import java.util.ArrayList;
import java.util.List;

public class ImporterTemplate {
	public abstract static class Importer {
		private final Object stateLock = new Object();
		private boolean cancelled;
		private int rows;

		public final void run(List<String> lines) {
			synchronized (stateLock) {
				for (String l : lines) {
					if (cancelled) return;
					store(l);
					rows++;
				}
			}
		}
		void cancel() { synchronized (stateLock) { cancelled = true; } }
		protected abstract void store(String line);
	}

	public static class CsvImporter extends Importer {
		private final Catalog catalog;
		public CsvImporter(Catalog c) { catalog = c; c.register(this); }
		@Override protected void store(String line) { catalog.add(line.split(",")[0]); }
	}

	public static class Catalog {
		private final List<String> items = new ArrayList<>();
		private final List<Importer> importers = new ArrayList<>();
		synchronized void register(Importer i) { importers.add(i); }
		public synchronized void add(String item) { items.add(item); }
		public synchronized void cancelAll() { for (Importer i : importers) i.cancel(); }
	}
}
// corpus: unseen
