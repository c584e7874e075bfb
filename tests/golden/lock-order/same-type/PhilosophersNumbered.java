// run: scan --only lock-order
// expect: none
// Each philosopher locks the fork with the smaller number first, so no cycle can form.
public class PhilosophersNumbered {
	static class Fork {
		final int number;
		int uses;
		Fork(int number) { this.number = number; }
	}

	static class Philosopher extends Thread {
		private final Fork first, second;
		Philosopher(Fork a, Fork b) {
			if (a.number < b.number) {
				first = a;
				second = b;
			} else {
				first = b;
				second = a;
			}
		}
		@Override public void run() {
			for (int i = 0; i < 100000; i++) {
				synchronized (first) {
					synchronized (second) {
						first.uses++;
						second.uses++;
					}
				}
			}
		}
	}

	public static void main(String[] args) {
		Fork[] forks = new Fork[5];
		for (int i = 0; i < forks.length; i++)
			forks[i] = new Fork(i);
		for (int i = 0; i < forks.length; i++)
			new Philosopher(forks[i], forks[(i + 1) % forks.length]).start();
	}
}
// corpus: unseen
