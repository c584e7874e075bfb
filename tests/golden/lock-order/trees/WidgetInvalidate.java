// run: scan --only lock-order
// expect: lock-order
// paintAll holds the panel and locks its widgets, a widget's resize holds the widget and invalidates the panel.
import java.util.ArrayList;
import java.util.List;

public class WidgetInvalidate {
	public static class Widget {
		private Panel parent;
		private int width;

		synchronized void setParent(Panel p) { parent = p; }

		public synchronized void paint() { width += 0; }

		public synchronized void resize(int w) {
			width = w;
			if (parent != null)
				parent.invalidate();
		}
	}

	public static final class Panel {
		private final List<Widget> children = new ArrayList<>();
		private boolean valid;

		public void add(Widget w) {
			synchronized (this) {
				children.add(w);
			}
			w.setParent(this);
		}

		synchronized void invalidate() { valid = false; }

		public synchronized void paintAll() {
			for (Widget w : children)
				w.paint();
			valid = true;
		}
	}
}
// corpus: unseen
