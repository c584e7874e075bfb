// run: scan --only lock-order
// expect: lock-order
// The executor given to the store runs the task in the calling thread, so the index is locked under the store's lock.
import java.util.concurrent.Executor;

public class DirectExecutorUnderLock {
	static class DirectExecutor implements Executor {
		@Override public void execute(Runnable r) {
			r.run();
		}
	}

	static class Index {
		private int terms;
		synchronized void add(Store s) { terms += s.size(); }
	}

	static class Store {
		private final Executor executor;
		private final Index index = new Index();
		private int docs;
		Store(Executor e) { executor = e; }

		synchronized void put() {
			docs++;
			executor.execute(() -> index.add(this));
		}

		synchronized int size() { return docs; }
	}

	public static void main(String[] args) {
		Store store = new Store(new DirectExecutor());
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) store.put();
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) store.index.add(store);
		}).start();
	}
}
// corpus: unseen
