// run: scan --only lock-order
// expect: lock-order
// Two asynchronous stages run on the common pool and lock ledger and journal in opposite orders.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class CompletableFutureCross {
	private final Object ledger = new Object();
	private final Object journal = new Object();
	private long posted;

	private int post(int n) {
		synchronized (ledger) {
			synchronized (journal) {
				posted += n;
				return n;
			}
		}
	}

	private int undo(int n) {
		synchronized (journal) {
			synchronized (ledger) {
				posted -= n;
				return -n;
			}
		}
	}

	public static void main(String[] args) {
		CompletableFutureCross c = new CompletableFutureCross();
		List<CompletableFuture<?>> all = new ArrayList<>();
		for (int i = 0; i < 100000; i++) {
			int n = i;
			all.add(CompletableFuture.supplyAsync(() -> c.post(n)));
			all.add(CompletableFuture.supplyAsync(() -> c.undo(n)));
		}
		CompletableFuture.allOf(all.toArray(new CompletableFuture<?>[0])).join();
	}
}
// corpus: unseen
