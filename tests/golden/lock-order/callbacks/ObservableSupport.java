// run: scan --only lock-order
// expect: none
// Change events are fired by PropertyChangeSupport after the bean has left its synchronized block.
import java.beans.PropertyChangeListener;
import java.beans.PropertyChangeSupport;

public class ObservableSupport {
	private final PropertyChangeSupport changes = new PropertyChangeSupport(this);
	private String name = "";

	public void addListener(PropertyChangeListener l) {
		changes.addPropertyChangeListener(l);
	}

	public void setName(String n) {
		String old;
		synchronized (this) {
			old = name;
			name = n;
		}
		changes.firePropertyChange("name", old, n);
	}

	public synchronized String getName() {
		return name;
	}

	public static class Mirror {
		private String copy;
		private final ObservableSupport source;

		public Mirror(ObservableSupport s) {
			source = s;
			s.addListener(e -> changed((String) e.getNewValue()));
		}

		private synchronized void changed(String v) {
			copy = v;
		}

		public synchronized String refresh() {
			return copy = source.getName();
		}
	}
}
// corpus: unseen
