// run: scan --only lock-order
// expect: lock-order
// QuoteFuture.refresh joins a CompletableFuture holding lock, supplier fetch() locks the same lock.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;

public class QuoteFuture {
	private final ReentrantLock lock = new ReentrantLock();
	private final Map<String, Integer> quotes = new HashMap<>();

	private int fetch(String sym) {
		lock.lock();
		try { return quotes.getOrDefault(sym, sym.length()) + 1; } finally { lock.unlock(); }
	}

	int refresh(String sym) {
		lock.lock();
		try {
			CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> fetch(sym));
			int v = f.join();
			quotes.put(sym, v);
			return v;
		} finally { lock.unlock(); }
	}

	public static void main(String[] args) {
		QuoteFuture q = new QuoteFuture();
		for (String s : new String[] { "ABC", "DE", "F" }) {
			System.out.println(q.refresh(s));
		}
	}
}
// corpus: unseen
