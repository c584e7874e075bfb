// run: scan --only lock-order
// expect: none
// add holds the panel and sets the parent of the widget without a lock; widgets lock only themselves and never their parent.
import java.util.ArrayList;
import java.util.List;

public class CompositeSetParent {
	public static class Widget {
		private volatile Panel parent;
		private int paints;

		void setParent(Panel p) { parent = p; }
		public Panel parent() { return parent; }
		public synchronized void paint() { paints++; }
	}

	public static final class Panel {
		private final List<Widget> children = new ArrayList<>();

		public synchronized void add(Widget w) {
			children.add(w);
			w.setParent(this);
		}

		public synchronized void paintAll() {
			for (Widget w : children)
				w.paint();
		}

		public synchronized int count() { return children.size(); }
	}

	public static int siblings(Widget w) {
		Panel p = w.parent();
		return p == null ? 0 : p.count();
	}
}
// corpus: unseen
