// run: scan --only lock-order
// expect: none
// Elevators are always locked in list index order by the dispatcher helper.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class CoordinatedElevators {
	static class Elevator { int floor; int load; }

	private final List<Elevator> cars = new ArrayList<>();

	CoordinatedElevators(int n) { for (int i = 0; i < n; i++) cars.add(new Elevator()); }

	void shift(int from, int to, int n) {
		if (from == to) return;
		Elevator src = cars.get(from), dst = cars.get(to);
		Elevator one = from < to ? src : dst;
		Elevator two = from < to ? dst : src;
		synchronized (one) {
			synchronized (two) {
				src.load -= n;
				dst.load += n;
			}
		}
	}

	public static void main(String[] args) {
		CoordinatedElevators c = new CoordinatedElevators(4);
		for (int t = 0; t < 4; t++) {
			new Thread(() -> {
				Random r = new Random();
				for (int i = 0; i < 1000; i++) c.shift(r.nextInt(4), r.nextInt(4), 1);
			}).start();
		}
	}
}
// corpus: unseen
