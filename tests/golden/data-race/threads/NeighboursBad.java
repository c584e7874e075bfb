// Each fork is given to two philosophers: by an index that comes again it is nobody's own.
// run: scan --only data-race
// expect: data-race field=NeighboursBad$Fork.uses
public class NeighboursBad {
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
		Fork[] forks = new Fork[5];
		for (int i = 0; i < 5; i++)
			forks[i] = new Fork();
		for (int i = 0; i < 5; i++)
			new Philosopher(forks[i], forks[(i + 1) % 5]).start();
	}
}
