// run: scan --only lock-order
// expect: lock-order
// Sorting teams compares them: compareTo is synchronized and calls the synchronized getScore of the other team.
import java.util.Collections;
import java.util.List;

public class CompareToLocks {
	public static class Team implements Comparable<Team> {
		private int score;

		public synchronized void goal() {
			score++;
		}

		public synchronized int getScore() {
			return score;
		}

		@Override public synchronized int compareTo(Team other) {
			return Integer.compare(score, other.getScore());
		}
	}

	public static void sort(List<Team> teams) {
		Collections.sort(teams);
	}
}
// corpus: unseen
