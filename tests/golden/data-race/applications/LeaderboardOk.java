// The pool has been shut down and awaited when the top is read; submissions hold the lock.
// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
public class LeaderboardOk {
	private final Map<String, Integer> scores = new HashMap<>();
	private String top = "";
	synchronized void submit(String who, int n) {
		scores.merge(who, n, Math::max);
		if (top.isEmpty() || scores.get(who) > scores.getOrDefault(top, 0))
			top = who;
	}
	public static void main(String[] args) throws InterruptedException {
		LeaderboardOk b = new LeaderboardOk();
		ExecutorService pool = Executors.newFixedThreadPool(3);
		for (String s : List.of("a", "b", "c"))
			pool.submit(() -> b.submit(s, s.hashCode()));
		pool.shutdown();
		while (!pool.awaitTermination(1, TimeUnit.SECONDS))
			System.out.println("waiting");
		System.out.println(b.top + b.scores.size());
	}
}
// corpus: unseen25
