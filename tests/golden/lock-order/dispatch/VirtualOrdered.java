// jdk: 25
// run: scan --only lock-order
// expect: none
// All virtual threads take catalogLock before priceLock.
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

public class VirtualOrdered {
	private final ReentrantLock catalogLock = new ReentrantLock();
	private final ReentrantLock priceLock = new ReentrantLock();
	private int items, sum;

	void add(int price) {
		catalogLock.lock();
		try {
			items++;
			priceLock.lock();
			try { sum += price; } finally { priceLock.unlock(); }
		} finally { catalogLock.unlock(); }
	}

	double average() {
		catalogLock.lock();
		try {
			priceLock.lock();
			try { return items == 0 ? 0 : (double) sum / items; } finally { priceLock.unlock(); }
		} finally { catalogLock.unlock(); }
	}

	public static void main(String[] args) {
		var s = new VirtualOrdered();
		try (var ex = Executors.newVirtualThreadPerTaskExecutor()) {
			for (int i = 0; i < 100; i++) {
				int p = i;
				ex.submit(() -> s.add(p));
				ex.submit(() -> s.average());
			}
		}
	}
}
// corpus: unseen
