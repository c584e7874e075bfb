// run: scan --only lock-order --library
// expect: none
// Only one monitor (this) is taken repeatedly through super calls and reentrancy.
import java.util.ArrayList;
import java.util.List;

public class SuperReentrant {
	public static class History {
		protected final List<String> entries = new ArrayList<>();
		public synchronized void add(String s) { entries.add(s); }
		public synchronized void addAll(List<String> l) { for (String s : l) add(s); }
		public synchronized int size() { return entries.size(); }
	}

	public static class BoundedHistory extends History {
		private final int max;
		public BoundedHistory(int max) { this.max = max; }
		@Override public synchronized void add(String s) {
			while (size() >= max) entries.remove(0);
			super.add(s);
		}
		@Override public synchronized int size() { return super.size(); }
	}

	public static History create(int max) {
		return max <= 0 ? new History() : new BoundedHistory(max);
	}
}
// corpus: unseen
