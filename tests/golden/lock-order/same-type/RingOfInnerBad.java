// run: scan --only lock-order
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock
// Neighbours share locks of the outer object's array; each takes the one of its own number first.
import java.util.concurrent.locks.ReentrantLock;

public class RingOfInnerBad {
	private final ReentrantLock[] gates = new ReentrantLock[5];
	private int passed;

	RingOfInnerBad() {
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
			ReentrantLock one = gates[place], two = gates[next];
			one.lock();
			two.lock();
			passed++;
			two.unlock();
			one.unlock();
		}
	}

	public static void main(String[] args) {
		RingOfInnerBad canal = new RingOfInnerBad();
		Boat[] boats = new Boat[5];
		for (int i = 0; i < boats.length; i++) {
			boats[i] = canal.new Boat(i);
			boats[i].start();
		}
	}
}
