// The map's guard is held by put and not by size: a race of the map's contents.
// run: scan --only data-race
// expect: data-race field=GuardedByContainerBad.cache severity=high
import java.util.HashMap;
import java.util.Map;

public class GuardedByContainerBad {
	@interface GuardedBy {
		String value();
	}

	private final Object lock = new Object();
	@GuardedBy("lock")
	private final Map<String, Integer> cache = new HashMap<>();

	void put(String key) {
		synchronized (lock) {
			cache.put(key, key.length());
		}
	}

	int size() {
		return cache.size();
	}

	public static void main(String[] args) {
		GuardedByContainerBad shared = new GuardedByContainerBad();
		new Thread(() -> shared.put("a")).start();
		System.out.println(shared.size());
	}
}
