// run: scan --only lock-order
// expect: none
// Only main nests scores and players (in both orders), the other threads take a single lock.
import java.util.ArrayList;
import java.util.List;

public class OneSideOnly {
	private final List<String> players = new ArrayList<>();
	private final List<Integer> scores = new ArrayList<>();

	void join(String p) { synchronized (players) { players.add(p); } }
	void score(int s) { synchronized (scores) { scores.add(s); } }

	String table() {
		synchronized (players) {
			synchronized (scores) { return players.size() + "/" + scores.size(); }
		}
	}

	String reverseTable() {
		synchronized (scores) {
			synchronized (players) { return scores.size() + "/" + players.size(); }
		}
	}

	public static void main(String[] args) {
		OneSideOnly g = new OneSideOnly();
		new Thread(() -> { for (int i = 0; i < 100; i++) g.join("p" + i); }).start();
		new Thread(() -> { for (int i = 0; i < 100; i++) g.score(i); }).start();
		for (int i = 0; i < 10; i++) System.out.println(g.table() + " " + g.reverseTable());
	}
}
// corpus: unseen
