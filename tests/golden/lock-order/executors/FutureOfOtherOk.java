// run: scan --only lock-order
// expect: none
// The helper's task locks the object that it was called on, which is not the one that waits.
import java.util.concurrent.CompletableFuture;

public class FutureOfOtherOk {
	private final FutureOfOtherOk below;
	private int n;

	FutureOfOtherOk(FutureOfOtherOk below) { this.below = below; }

	private synchronized int bump() { return ++n; }

	CompletableFuture<Integer> later() {
		return CompletableFuture.supplyAsync(this::bump);
	}

	synchronized int now() {
		return below == null ? n : below.later().join();
	}

	public static void main(String[] args) {
		FutureOfOtherOk leaf = new FutureOfOtherOk(null), top = new FutureOfOtherOk(leaf);
		System.out.println(top.now());
	}
}
