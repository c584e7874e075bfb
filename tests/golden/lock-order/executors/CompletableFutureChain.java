// run: scan --only lock-order
// expect: none
// undo runs in thenApplyAsync after post has completed, on one chain of stages, so the two never overlap.
import java.util.concurrent.CompletableFuture;

public class CompletableFutureChain {
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
		CompletableFutureChain c = new CompletableFutureChain();
		CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> c.post(5));
		System.out.println(f.thenApplyAsync(c::undo).join());
	}
}
// corpus: unseen
