// run: scan --only lock-order
// expect: none
// The listener is called under the station's lock, but it reads the station only by a volatile getter and locks only itself.
import java.util.ArrayList;
import java.util.List;

public class VolatileGetterCallback {
	public static class Station {
		private final List<Display> displays = new ArrayList<>();
		private volatile double temperature;

		public synchronized void add(Display d) {
			displays.add(d);
		}

		public synchronized void measure(double t) {
			temperature = t;
			for (Display d : displays)
				d.refresh(this);
		}

		public double temperature() {
			return temperature;
		}
	}

	public static final class Display {
		private String text = "";

		synchronized void refresh(Station s) {
			text = "T=" + s.temperature();
		}

		public synchronized String text(Station s) {
			return text + "/" + s.temperature();
		}
	}
}
// corpus: unseen
