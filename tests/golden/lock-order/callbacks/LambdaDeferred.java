// run: scan --only lock-order
// expect: none
// The lambdas made under the lock are only collected there; they run after the lock is released.
import java.util.ArrayList;
import java.util.List;

public class LambdaDeferred {
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
			List<Runnable> later = new ArrayList<>();
			synchronized (this) {
				for (Window w : windows)
					later.add(() -> w.repaint());
			}
			for (Runnable r : later)
				r.run();
		}
	}
}
// corpus: unseen
