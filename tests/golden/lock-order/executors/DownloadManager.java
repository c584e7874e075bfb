// run: scan --only lock-order --library
// expect: lock-order
// DownloadManager.awaitAll waits future.get holding the DownloadManager monitor; each task calls synchronized finished.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class DownloadManager {
	private final ExecutorService pool = Executors.newCachedThreadPool();
	private final List<Future<?>> running = new ArrayList<>();
	private int done;

	public synchronized void enqueue(String url) {
		running.add(pool.submit(() -> fetch(url)));
	}

	private void fetch(String url) {
		int h = url.hashCode();
		for (int i = 0; i < 1000; i++) h = h * 31 + i;
		finished(h);
	}

	private synchronized void finished(int h) { done += h & 1; }

	public synchronized int awaitAll() throws InterruptedException {
		for (Future<?> f : running) {
			try {
				f.get();
			} catch (ExecutionException e) {
				done--;
			}
		}
		running.clear();
		return done;
	}
}
// corpus: unseen
