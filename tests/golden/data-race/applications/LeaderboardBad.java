// scores is a ConcurrentHashMap; the cached top entry next to it is plain.
// run: scan --only data-race
// expect: data-race field=LeaderboardBad.top
import java.util.*;
import java.util.concurrent.*;
public class LeaderboardBad {
	private final Map<String, Integer> scores = new ConcurrentHashMap<>();
	private String top = "";
	void submit(String who, int n) {
		scores.merge(who, n, Math::max);
		if (top.isEmpty() || scores.get(who) > scores.getOrDefault(top, 0))
			top = who;
	}
	String top() { return top; }
	public static void main(String[] args) {
		LeaderboardBad b = new LeaderboardBad();
		ExecutorService pool = Executors.newFixedThreadPool(3);
		for (String s : List.of("a", "b", "c"))
			pool.submit(() -> b.submit(s, s.hashCode()));
		pool.shutdown();
		System.out.println(b.top());
	}
}
// corpus: unseen25
