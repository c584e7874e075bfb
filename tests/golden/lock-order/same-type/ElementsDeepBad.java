// run: scan --only lock-order
// expect: lock-order
// The same, reached from a thread through two objects.
import java.util.ArrayList;
import java.util.List;

public class ElementsDeepBad {
	record Seat(int number, Object lock, String[] name) {}

	static class Plan {
		private final List<Seat> seats = new ArrayList<>();
		Plan() {
			for (int i = 0; i < 10; i++)
				seats.add(new Seat(i, new Object(), new String[1]));
		}
		void swap(int i, int j) {
			Seat a = seats.get(i), b = seats.get(j);
			synchronized (a.lock()) {
				synchronized (b.lock()) {
					String s = a.name()[0];
					a.name()[0] = b.name()[0];
					b.name()[0] = s;
				}
			}
		}
	}

	static class Airline {
		private final Plan plan = new Plan();
		void swap(int i, int j) { plan.swap(i, j); }
	}

	static class Clerk implements Runnable {
		private final Airline airline;
		private final int from, to;
		Clerk(Airline airline, int from, int to) {
			this.airline = airline;
			this.from = from;
			this.to = to;
		}
		public void run() {
			for (int i = 0; i < 100000; i++)
				airline.swap(from, to);
		}
	}

	public static void main(String[] args) {
		Airline airline = new Airline();
		new Thread(new Clerk(airline, 1, 2)).start();
		new Thread(new Clerk(airline, 2, 1)).start();
	}
}
