// run: scan --only lock-order
// expect: lock-order
// Two threads, each with a task of its own, pick any two seats of the one array that both tasks were given, and lock them in the order picked.
package seats;

import java.util.concurrent.ThreadLocalRandom;

public class SeatSwapper extends Thread {
	static final class Seat {
		String guest;
	}

	private final Seat[] seats;

	SeatSwapper(Seat[] seats) {
		this.seats = seats;
	}

	private static void swap(Seat a, Seat b) {
		synchronized (a) {
			synchronized (b) {
				String guest = a.guest;
				a.guest = b.guest;
				b.guest = guest;
			}
		}
	}

	@Override
	public void run() {
		for (int i = 0; i < 1000; i++) {
			int a = ThreadLocalRandom.current().nextInt(seats.length);
			int b = ThreadLocalRandom.current().nextInt(seats.length);
			swap(seats[a], seats[b]);
		}
	}

	public static void main(String[] args) throws InterruptedException {
		Seat[] seats = { new Seat(), new Seat(), new Seat() };
		SeatSwapper left = new SeatSwapper(seats);
		SeatSwapper right = new SeatSwapper(seats);
		left.start();
		right.start();
		left.join();
		right.join();
	}
}
// corpus: unseen
