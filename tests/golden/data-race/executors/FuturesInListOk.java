// main waits for every future before it reads.
// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
class FuturesInListOk {
	static final int[] parts = new int[4];
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(4);
		List<Future<?>> all = new ArrayList<>();
		for (int i = 0; i < 4; i++) {
			int k = i;
			all.add(pool.submit(() -> { parts[k] = k * k; }));
		}
		for (Future<?> f : all)
			f.get();
		int sum = 0;
		for (int p : parts)
			sum += p;
		System.out.println(sum);
		pool.shutdown();
	}
}
