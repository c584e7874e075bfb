// run: scan --only lock-order
// expect: none
// The stages take another lock than the one that is kept.
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class ForEachJoinOk {
	private final Object guard = new Object();
	private int n;

	private void count(int i) {
		synchronized (guard) {
			n += i;
		}
	}

	private CompletableFuture<Void> one(int i) {
		return CompletableFuture.supplyAsync(() -> i * 2).thenAcceptAsync(this::count);
	}

	synchronized void run(List<Integer> work) {
		List<CompletableFuture<Void>> all = work.stream().map(i -> one(i)).toList();
		all.stream().map(CompletableFuture::join).count();
		all.forEach(f -> f.join());
	}

	public static void main(String[] args) {
		new ForEachJoinOk().run(List.of(1, 2, 3));
	}
}
