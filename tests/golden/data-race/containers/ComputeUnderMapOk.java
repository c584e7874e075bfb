// compute runs its function while the map holds the key's bin: the counters are changed by one thread at a time. Reading one after all have ended is ordered.
// run: scan --only data-race
// expect: none
import java.util.concurrent.ConcurrentHashMap;

public class ComputeUnderMapOk {
	static final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

	static void count(String word) {
		counts.merge(word, 1, Integer::sum);
		counts.compute(word, (k, v) -> v == null ? 1 : v + 1);
	}

	public static void main(String[] args) {
		for (int i = 0; i < 3; i++)
			new Thread(() -> count("a")).start();
		count("b");
	}
}
