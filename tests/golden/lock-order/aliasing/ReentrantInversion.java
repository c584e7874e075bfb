// run: scan --only lock-order
// expect: lock-order
// reserve takes stockLock then priceLock, reprice takes priceLock then stockLock; both ReentrantLocks of one inventory.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantInversion {
	private final ReentrantLock stockLock = new ReentrantLock();
	private final ReentrantLock priceLock = new ReentrantLock();
	private final Map<String, Integer> stock = new HashMap<>();
	private final Map<String, Integer> prices = new HashMap<>();

	public int reserve(String sku, int n) {
		stockLock.lock();
		try {
			int have = stock.getOrDefault(sku, 0);
			if (have < n)
				return -1;
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
		priceLock.lock();
		try {
			prices.put(sku, price);
			if (price == 0) {
				stockLock.lock();
				try {
					stock.remove(sku);
				} finally {
					stockLock.unlock();
				}
			}
		} finally {
			priceLock.unlock();
		}
	}
}
// corpus: unseen
