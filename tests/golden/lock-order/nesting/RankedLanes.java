// run: scan --only lock-order
// expect: lock-order
// Lanes are locked in the order of their priority, on two branches; two lanes of one priority are locked in the order of the arguments.
package lanes;

public class RankedLanes {
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
		Lane bus = new Lane(1, 10);
		Lane taxi = new Lane(1, 20);
		new Thread(() -> shift(bus, taxi)).start();
		new Thread(() -> shift(taxi, bus)).start();
	}
}
// corpus: unseen
