// run: scan --only lock-order
// expect: lock-order
// report iterates over the collection under the report lock and the iterator locks the shelf; the shelf adds lines to the report under its own lock.
import java.util.Iterator;
import java.util.NoSuchElementException;

public class IteratorCallback {
	public static class Report {
		private final StringBuilder text = new StringBuilder();

		public synchronized void addLine(String s) {
			text.append(s).append('\n');
		}

		public synchronized void print(Iterable<String> items) {
			for (String s : items)
				text.append(s).append(' ');
		}
	}

	public static class Shelf implements Iterable<String> {
		private final String[] books = new String[10];
		private int n;
		private final Report report;

		public Shelf(Report r) { report = r; }

		public synchronized void add(String b) {
			books[n++ % books.length] = b;
			report.addLine("added " + b);
		}

		private synchronized String at(int i) {
			return books[i];
		}

		private synchronized int count() {
			return n;
		}

		@Override public Iterator<String> iterator() {
			return new Iterator<String>() {
				private int i;
				@Override public boolean hasNext() {
					return i < count() && i < 10;
				}
				@Override public String next() {
					if (!hasNext())
						throw new NoSuchElementException();
					return at(i++);
				}
			};
		}
	}
}
// corpus: unseen
