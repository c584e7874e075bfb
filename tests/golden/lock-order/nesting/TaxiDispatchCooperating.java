// run: scan --only lock-order
// expect: lock-order
// setLocation holds the taxi and calls the dispatcher, getImage holds the dispatcher and calls each taxi.
import java.util.HashSet;
import java.util.Set;

public class TaxiDispatchCooperating {
	public static final class Point {
		final int x, y;
		public Point(int x, int y) { this.x = x; this.y = y; }
		@Override public boolean equals(Object o) {
			return o instanceof Point && ((Point) o).x == x && ((Point) o).y == y;
		}
		@Override public int hashCode() { return 31 * x + y; }
	}

	public static class Taxi {
		private Point location, destination;
		private final Dispatcher dispatcher;

		public Taxi(Dispatcher dispatcher) { this.dispatcher = dispatcher; }

		public synchronized Point getLocation() { return location; }

		public synchronized void setDestination(Point p) { destination = p; }

		public synchronized void setLocation(Point p) {
			location = p;
			if (p.equals(destination))
				dispatcher.notifyAvailable(this);
		}
	}

	public static class Dispatcher {
		private final Set<Taxi> taxis = new HashSet<>();
		private final Set<Taxi> available = new HashSet<>();

		public synchronized void register(Taxi t) { taxis.add(t); }

		public synchronized void notifyAvailable(Taxi t) { available.add(t); }

		public synchronized String getImage() {
			StringBuilder image = new StringBuilder();
			for (Taxi t : taxis) {
				Point p = t.getLocation();
				image.append(p == null ? "?" : p.x + "," + p.y).append(' ');
			}
			return image.toString();
		}
	}
}
// corpus: unseen
