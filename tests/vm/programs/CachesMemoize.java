// A memoizer over FutureTask and ConcurrentHashMap: each value is computed once.
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

class CachesMemoize {
	static final ConcurrentHashMap<Integer, FutureTask<Long>> CACHE = new ConcurrentHashMap<>();
	static final AtomicInteger COMPUTED = new AtomicInteger();

	static long get(int n) {
		FutureTask<Long> task = CACHE.get(n);
		if (task == null) {
			FutureTask<Long> made = new FutureTask<>(() -> {
				COMPUTED.incrementAndGet();
				return n < 2 ? n : get(n - 1) + get(n - 2);
			});
			task = CACHE.putIfAbsent(n, made);
			if (task == null) {
				task = made;
				made.run();
			}
		}
		try {
			return task.get();
		} catch (InterruptedException | ExecutionException e) {
			throw new IllegalStateException(e);
		}
	}

	public static void main(String[] args) throws Exception {
		Map<Integer, Long> results = new ConcurrentHashMap<>();
		Thread[] threads = new Thread[3];
		for (int i = 0; i < 3; i++) {
			int n = 20 + i;
			threads[i] = new Thread(() -> results.put(n, get(n)));
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		System.out.println(new TreeMap<>(results) + " " + COMPUTED + " " + CACHE.size());
	}
}
