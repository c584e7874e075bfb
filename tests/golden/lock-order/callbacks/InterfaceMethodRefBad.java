// run: scan --only lock-order --library
// expect: lock-order locks=InterfaceMethodRefBad,InterfaceMethodRefBad$Valve
// forEach(Part::stop) under the own lock; a part that leaves holds its own lock.
import java.util.ArrayList;
import java.util.List;

public class InterfaceMethodRefBad {
	public interface Part {
		void stop();
	}

	private final List<Part> parts = new ArrayList<>();

	public synchronized void add(Part part) {
		parts.add(part);
	}

	public synchronized void leave(Part part) {
		parts.remove(part);
	}

	public synchronized void stopAll() {
		parts.forEach(Part::stop);
	}

	public static class Valve implements Part {
		private final InterfaceMethodRefBad plant;
		private boolean isOpen;

		public Valve(InterfaceMethodRefBad plant) {
			this.plant = plant;
		}

		@Override public synchronized void stop() {
			isOpen = false;
		}

		public synchronized void retire() {
			plant.leave(this);
		}
	}
}
