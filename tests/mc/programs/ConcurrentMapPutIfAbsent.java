// check: no-error
// PutIfAbsent.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ConcurrentMapPutIfAbsent {
	static final ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
	static final AtomicInteger puts = new AtomicInteger();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			if (m.putIfAbsent("k", 1) == null)
				puts.incrementAndGet();
		});
		Thread u = new Thread(() -> {
			if (m.putIfAbsent("k", 2) == null)
				puts.incrementAndGet();
		});
		t.start();
		u.start();
		t.join();
		u.join();
		assert puts.get() == 1;
	}
}
