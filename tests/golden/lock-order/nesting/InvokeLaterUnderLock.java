// run: scan --only lock-order
// expect: none
// The model posts the update to the event thread while it holds itself; the update later locks view and then model.
import javax.swing.SwingUtilities;

public class InvokeLaterUnderLock {
	public static class Model {
		private int value;
		private final View view = new View(this);

		public synchronized void set(int v) {
			value = v;
			SwingUtilities.invokeLater(new Runnable() {
				@Override public void run() {
					view.update();
				}
			});
		}

		synchronized int get() { return value; }

		public View view() { return view; }
	}

	public static class View {
		private final Model model;
		private int shown;
		View(Model m) { model = m; }

		public synchronized void update() {
			shown = model.get();
		}
	}
}
// corpus: unseen
