// run: scan --only lock-order
// expect: none
// Both sides make open calls: the taxi notifies after leaving its block, the dispatcher copies the set and then asks.
import java.util.HashSet;
import java.util.Set;

public class TaxiDispatchOpen {
	public static class Taxi {
		private int location, destination;
		private final Dispatcher dispatcher;

		public Taxi(Dispatcher dispatcher) { this.dispatcher = dispatcher; }

		public synchronized int getLocation() { return location; }

		public void setLocation(int p) {
			boolean reached;
			synchronized (this) {
				location = p;
				reached = p == destination;
			}
			if (reached)
				dispatcher.notifyAvailable(this);
		}
	}

	public static class Dispatcher {
		private final Set<Taxi> taxis = new HashSet<>();
		private final Set<Taxi> available = new HashSet<>();

		public synchronized void notifyAvailable(Taxi t) { available.add(t); }

		public String getImage() {
			Set<Taxi> copy;
			synchronized (this) {
				copy = new HashSet<>(taxis);
			}
			StringBuilder image = new StringBuilder();
			for (Taxi t : copy)
				image.append(t.getLocation()).append(' ');
			return image.toString();
		}
	}
}
// corpus: unseen
