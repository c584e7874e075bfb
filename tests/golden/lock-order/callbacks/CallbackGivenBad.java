import java.util.Observable;
import java.util.Observer;

// run: scan --only lock-order --library
// expect: lock-order severity=low locks=CallbackGivenBad$View,CallbackGivenBad$Model
// The library is given the observer, and calls it.
public class CallbackGivenBad {
	public static class Model extends Observable {
		private int value;

		public synchronized void set(int value) {
			this.value = value;
			setChanged();
			notifyObservers();
		}

		public synchronized int get() {
			return value;
		}
	}

	public static class View implements Observer {
		private final Model model;
		private int shown;

		public View(Model model) {
			this.model = model;
			model.addObserver(this);
		}

		public synchronized void refresh() {
			shown = model.get();
		}

		@Override
		public synchronized void update(Observable from, Object what) {
			shown++;
		}
	}
}
// corpus: jars
