// run: scan --only lock-order
// expect: none
// Model copies the listener list under its lock and calls the listeners after it has released it.
import java.util.ArrayList;
import java.util.List;

public class ObserverCopyThenCall {
	public interface Listener {
		void changed(Model m, int value);
	}

	public static class Model {
		private final List<Listener> listeners = new ArrayList<>();
		private int value;

		public synchronized void addListener(Listener l) {
			listeners.add(l);
		}

		public void setValue(int v) {
			Listener[] copy;
			synchronized (this) {
				value = v;
				copy = listeners.toArray(new Listener[0]);
			}
			for (Listener l : copy)
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
		}

		@Override public synchronized void changed(Model m, int v) {
			shown = v;
		}

		public synchronized void refresh() {
			shown = model.getValue();
		}
	}
}
// corpus: unseen
