import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

// The only Iterator of this library is made by itself, for itself. The loop over a list asks the
// list's own iterator, not this one, so nothing is locked under `names`.
// run: scan --only lock-order --library
// expect: none
public class IteratorOfListOk {
	private final List<String> names = new ArrayList<>();
	private final List<String> rows;

	public IteratorOfListOk(List<String> rows) {
		this.rows = rows;
	}

	public int count() {
		synchronized (names) {
			int n = 0;
			for (String row : rows)
				n += row.length();
			return n;
		}
	}

	public synchronized void add(String name) {
		synchronized (names) {
			names.add(name);
		}
	}

	public Iterator<String> cursor() {
		return new Cursor();
	}

	private class Cursor implements Iterator<String> {
		private int next;

		@Override
		public boolean hasNext() {
			synchronized (IteratorOfListOk.this) {
				return next < 10;
			}
		}

		@Override
		public String next() {
			synchronized (IteratorOfListOk.this) {
				return "row " + next++;
			}
		}
	}
}
// corpus: jars
