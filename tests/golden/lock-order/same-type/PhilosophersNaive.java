// run: scan --only lock-order
// expect: lock-order
// Five philosophers each take the left fork and then the right one, the forks being objects of one array.
public class PhilosophersNaive {
	static class Fork {
		final int number;
		int uses;
		Fork(int number) { this.number = number; }
	}

	static class Philosopher extends Thread {
		private final Fork left, right;
		Philosopher(String name, Fork left, Fork right) {
			super(name);
			this.left = left;
			this.right = right;
		}
		@Override public void run() {
			for (int i = 0; i < 200000; i++) {
				think();
				synchronized (left) {
					synchronized (right) {
						left.uses++;
						right.uses++;
					}
				}
			}
		}
		private void think() {
			Thread.yield();
		}
	}

	public static void main(String[] args) {
		Fork[] forks = new Fork[5];
		for (int i = 0; i < forks.length; i++)
			forks[i] = new Fork(i);
		for (int i = 0; i < forks.length; i++)
			new Philosopher("p" + i, forks[i], forks[(i + 1) % forks.length]).start();
	}
}
// corpus: unseen
