import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

// The library has a List of its own, and its iterator locks: a loop over any List may ask it.
// run: scan --only lock-order --library
// expect: lock-order locks=IteratorOfOwnListBad$Rows,java.util.ArrayList
public class IteratorOfOwnListBad {
	private final List<String> names = new ArrayList<>();
	private final List<String> rows;

	public IteratorOfOwnListBad(Rows rows) {
		this.rows = rows;
		rows.names = names;
	}

	public int count() {
		synchronized (names) {
			int n = 0;
			for (String row : rows)
				n += row.length();
			return n;
		}
	}

	public static class Rows extends AbstractList<String> {
		private List<String> names;

		@Override
		public synchronized String get(int index) {
			synchronized (names) {
				return "row " + index;
			}
		}

		@Override
		public int size() {
			return 10;
		}

		@Override
		public Iterator<String> iterator() {
			return new Cursor();
		}

		private class Cursor implements Iterator<String> {
			private int next;

			@Override
			public boolean hasNext() {
				synchronized (Rows.this) {
					return next < 10;
				}
			}

			@Override
			public String next() {
				return "row " + next++;
			}
		}
	}
}
// corpus: jars
