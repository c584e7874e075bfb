// Each fork is given to two philosophers: by an index that comes again it is nobody's own.
// run: scan --only data-race
// expect: data-race field=NeighboursOfListBad$Fork.uses
import java.util.ArrayList;
import java.util.List;

public class NeighboursOfListBad {
	static class Fork { int uses; }

	static class Philosopher extends Thread {
		private final Fork left, right;

		Philosopher(Fork left, Fork right) {
			this.left = left;
			this.right = right;
		}

		@Override public void run() {
			left.uses++;
			right.uses++;
		}
	}

	public static void main(String[] args) {
		List<Fork> forks = new ArrayList<>();
		for (int i = 0; i < 5; i++)
			forks.add(new Fork());
		for (int i = 0; i < 5; i++)
			new Philosopher(forks.get(i), forks.get((i + 1) % 5)).start();
	}
}
