// A task builds a map that nobody else has and returns it; who gets it may change it.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class CallableResultOk {
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		Future<Map<String, Integer>> future = pool.submit(() -> {
			Map<String, Integer> counts = new HashMap<>();
			counts.put("a", 1);
			return counts;
		});
		Map<String, Integer> counts = future.get();
		counts.put("b", 2);
		pool.shutdown();
		System.out.println(counts.size());
	}
}
