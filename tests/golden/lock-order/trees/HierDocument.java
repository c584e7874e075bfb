// run: scan --only lock-order --library
// expect: none
// The order is always Document.lock -> Page.lock -> Line monitor, upward calls are made without locks.
import java.util.ArrayList;
import java.util.List;

public class HierDocument {
	private final Object lock = new Object();
	private final List<Page> pages = new ArrayList<>();

	private static class Line {
		private String s = "";
		synchronized void set(String x) { s = x; }
		synchronized int len() { return s.length(); }
	}

	private static class Page {
		private final Object lock = new Object();
		private final List<Line> lines = new ArrayList<>();
		void add(String s) {
			Line l = new Line();
			l.set(s);
			synchronized (lock) { lines.add(l); }
		}
		int chars() {
			synchronized (lock) {
				int n = 0;
				for (Line l : lines) n += l.len();
				return n;
			}
		}
	}

	public int newPage() {
		synchronized (lock) { pages.add(new Page()); return pages.size() - 1; }
	}
	public void write(int page, String s) {
		Page p;
		synchronized (lock) { p = pages.get(page); }
		p.add(s);
	}
	public int chars() {
		synchronized (lock) {
			int n = 0;
			for (Page p : pages) n += p.chars();
			return n;
		}
	}
}
// corpus: unseen
