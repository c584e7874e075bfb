// run: scan --only lock-order
// expect: none
// As RankedLanes, but no two lanes have the same priority; that they have as many cars does not matter.
package lanes.numbered;

public class NumberedLanes {
	static final class Lane {
		final long priority;
		int cars;

		Lane(long priority, int cars) {
			this.priority = priority;
			this.cars = cars;
		}
	}

	static void shift(Lane from, Lane to) {
		if (from.priority <= to.priority) {
			synchronized (from) {
				synchronized (to) {
					from.cars--;
					to.cars++;
				}
			}
		} else {
			synchronized (to) {
				synchronized (from) {
					from.cars--;
					to.cars++;
				}
			}
		}
	}

	public static void main(String[] args) {
		Lane bus = new Lane(1, 20);
		Lane taxi = new Lane(2, 20);
		new Thread(() -> shift(bus, taxi)).start();
		new Thread(() -> shift(taxi, bus)).start();
	}
}
// corpus: unseen
