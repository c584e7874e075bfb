// check: assertion
// ContainsKey, then put.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ConcurrentMapPut {
	static final ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
	static final AtomicInteger puts = new AtomicInteger();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			if (!m.containsKey("k")) {
				m.put("k", 1);
				puts.incrementAndGet();
			}
		});
		Thread u = new Thread(() -> {
			if (!m.containsKey("k")) {
				m.put("k", 2);
				puts.incrementAndGet();
			}
		});
		t.start();
		u.start();
		t.join();
		u.join();
		assert puts.get() == 1;
	}
}
