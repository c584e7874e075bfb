// run: scan --only lock-order
// expect: none
// As SeatSwapper, but each of the two tasks was given a row of its own: no two threads lock the same seats.
package seats.apart;

import java.util.concurrent.ThreadLocalRandom;

public class SeatSwapperApart extends Thread {
	static final class Seat {
		String guest;
	}

	private final Seat[] seats;

	SeatSwapperApart(Seat[] seats) {
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
		Seat[] front = { new Seat(), new Seat(), new Seat() };
		Seat[] back = { new Seat(), new Seat(), new Seat() };
		SeatSwapperApart left = new SeatSwapperApart(front);
		SeatSwapperApart right = new SeatSwapperApart(back);
		left.start();
		right.start();
		left.join();
		right.join();
	}
}
// corpus: unseen
