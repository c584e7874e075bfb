// run: scan --only lock-order
// expect: none
// reprice releases priceLock in a finally block before it takes stockLock, so only one order is ever nested.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantHandOver {
	private final ReentrantLock stockLock = new ReentrantLock();
	private final ReentrantLock priceLock = new ReentrantLock();
	private final Map<String, Integer> stock = new HashMap<>();
	private final Map<String, Integer> prices = new HashMap<>();

	public int reserve(String sku, int n) {
		stockLock.lock();
		try {
			int have = stock.getOrDefault(sku, 0);
			stock.put(sku, have - n);
			priceLock.lock();
			try {
				return prices.getOrDefault(sku, 0) * n;
			} finally {
				priceLock.unlock();
			}
		} finally {
			stockLock.unlock();
		}
	}

	public void reprice(String sku, int price) {
		boolean drop;
		priceLock.lock();
		try {
			prices.put(sku, price);
			drop = price == 0;
		} finally {
			priceLock.unlock();
		}
		if (drop) {
			stockLock.lock();
			try {
				stock.remove(sku);
			} finally {
				stockLock.unlock();
			}
		}
	}
}
// corpus: unseen
