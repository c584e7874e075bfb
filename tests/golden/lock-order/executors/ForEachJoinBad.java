// run: scan --only lock-order
// expect: lock-order
// forEach waits for every future; the stage takes the lock that is kept.
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class ForEachJoinBad {
	private int n;

	private synchronized void count(int i) { n += i; }

	synchronized void run(List<Integer> work) {
		List<CompletableFuture<Void>> all = work.stream()
			.map(i -> CompletableFuture.supplyAsync(() -> i * 2).thenAcceptAsync(this::count))
			.toList();
		all.forEach(f -> f.join());
	}

	public static void main(String[] args) {
		new ForEachJoinBad().run(List.of(1, 2, 3));
	}
}
