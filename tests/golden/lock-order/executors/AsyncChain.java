// run: scan --only lock-order
// expect: none
// The continuation takes the lock on completion and nobody waits while holding it.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

public class AsyncChain {
	private final Map<String, Integer> sizes = new HashMap<>();

	private int download(String url) { return url.length() * 7; }

	private synchronized void record(String url, int n) { sizes.put(url, n); }
	private synchronized int total() {
		return sizes.values().stream().mapToInt(Integer::intValue).sum();
	}

	CompletableFuture<Void> fetch(String url) {
		return CompletableFuture.supplyAsync(() -> download(url))
				.thenAccept(n -> record(url, n));
	}

	public static void main(String[] args) {
		AsyncChain c = new AsyncChain();
		CompletableFuture<?>[] fs = new CompletableFuture<?>[5];
		for (int i = 0; i < fs.length; i++) fs[i] = c.fetch("http://h/" + i);
		CompletableFuture.allOf(fs).join();
		System.out.println(c.total());
	}
}
// corpus: unseen
