// run: scan --only lock-order
// expect: none
// Neighbours share locks of the outer object's array; the one with the lower number is taken first.
import java.util.concurrent.locks.ReentrantLock;

public class RingOfInnerOk {
	private final ReentrantLock[] gates = new ReentrantLock[5];
	private int passed;

	RingOfInnerOk() {
		for (int i = 0; i < gates.length; i++)
			gates[i] = new ReentrantLock();
	}

	class Boat extends Thread {
		final int place;

		Boat(int place) {
			this.place = place;
		}

		@Override public void run() {
			int next = (place + 1) % gates.length;
			ReentrantLock one = gates[Math.min(place, next)], two = gates[Math.max(place, next)];
			one.lock();
			two.lock();
			passed++;
			two.unlock();
			one.unlock();
		}
	}

	public static void main(String[] args) {
		RingOfInnerOk canal = new RingOfInnerOk();
		Boat[] boats = new Boat[5];
		for (int i = 0; i < boats.length; i++) {
			boats[i] = canal.new Boat(i);
			boats[i].start();
		}
	}
}
