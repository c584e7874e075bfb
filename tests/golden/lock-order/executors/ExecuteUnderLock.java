// run: scan --only lock-order
// expect: none
// The task that locks the index is only submitted under the store's lock; it runs on the pool's thread, which holds no store lock.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExecuteUnderLock {
	static class Index {
		private int terms;
		synchronized void add(Store s) { terms += s.size(); }
	}

	static class Store {
		private final ExecutorService pool = Executors.newFixedThreadPool(2);
		private final Index index = new Index();
		private int docs;

		synchronized void put() {
			docs++;
			pool.execute(() -> index.add(this));
		}

		synchronized int size() { return docs; }

		synchronized void close() { pool.shutdown(); }
	}

	public static void main(String[] args) throws InterruptedException {
		Store store = new Store();
		Runnable r = () -> {
			for (int i = 0; i < 20000; i++) store.put();
		};
		Thread a = new Thread(r), b = new Thread(r);
		a.start();
		b.start();
		a.join();
		b.join();
		store.close();
	}
}
// corpus: unseen
