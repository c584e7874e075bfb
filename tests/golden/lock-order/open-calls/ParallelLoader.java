// run: scan --only lock-order
// expect: none
// Parallel stream workers take cache then stats, and the terminal operation is run without a lock.
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ParallelLoader {
	private final Map<Integer, String> cache = new HashMap<>();
	private final Object stats = new Object();
	private int loads;

	private String load(int id) {
		synchronized (cache) {
			String s = cache.get(id);
			if (s == null) {
				s = "v" + id;
				cache.put(id, s);
				countLoad();
			}
			return s;
		}
	}

	private void countLoad() { synchronized (stats) { loads++; } }

	int loadAll(List<Integer> ids) {
		long n = ids.parallelStream().map(this::load).filter(s -> s.length() > 1).count();
		synchronized (stats) { return loads + (int) n; }
	}

	public static void main(String[] args) {
		ParallelLoader l = new ParallelLoader();
		System.out.println(l.loadAll(List.of(1, 2, 3, 4, 1, 2)));
	}
}
// corpus: unseen
