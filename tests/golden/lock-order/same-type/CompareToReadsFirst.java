// run: scan --only lock-order
// expect: none
// compareTo reads both scores one after the other, each under its own short lock.
public class CompareToReadsFirst {
	public static class Team implements Comparable<Team> {
		private int score;

		public synchronized void goal() {
			score++;
		}

		public synchronized int getScore() {
			return score;
		}

		@Override public int compareTo(Team other) {
			int mine = getScore();
			int theirs = other.getScore();
			return Integer.compare(mine, theirs);
		}
	}
}
// corpus: unseen
