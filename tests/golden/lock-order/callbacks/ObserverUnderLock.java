// run: scan --only lock-order
// expect: lock-order
// Model notifies its views while it holds itself; a view holding itself reads the model.
import java.util.ArrayList;
import java.util.List;

public class ObserverUnderLock {
	public interface Listener {
		void changed(Model m, int value);
	}

	public static class Model {
		private final List<Listener> listeners = new ArrayList<>();
		private int value;

		public synchronized void addListener(Listener l) {
			listeners.add(l);
		}

		public synchronized void setValue(int v) {
			value = v;
			for (Listener l : listeners)
				l.changed(this, v);
		}

		public synchronized int getValue() {
			return value;
		}
	}

	public static class View implements Listener {
		private final Model model;
		private int shown;

		public View(Model model) {
			this.model = model;
			model.addListener(this);
		}

		@Override public synchronized void changed(Model m, int v) {
			shown = v;
		}

		public synchronized void refresh() {
			shown = model.getValue();
		}

		public synchronized int shown() {
			return shown;
		}
	}
}
// corpus: unseen
