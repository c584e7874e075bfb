// run: scan --only lock-order
// expect: lock-order
// forEach runs the lambda at once, under the desktop's lock.
import java.util.ArrayList;
import java.util.List;

public class LambdaUnderLock {
	public static class Window {
		private final Desktop desktop;
		private int repaints;
		public Window(Desktop d) { desktop = d; }
		public synchronized void repaint() { repaints++; }
		public synchronized void close() { desktop.remove(this); }
	}

	public static class Desktop {
		private final List<Window> windows = new ArrayList<>();

		public synchronized void add(Window w) { windows.add(w); }

		synchronized void remove(Window w) { windows.remove(w); }

		public void repaintAll() {
			synchronized (this) {
				windows.stream().filter(w -> w != null).forEach(w -> w.repaint());
			}
		}
	}
}
// corpus: unseen
