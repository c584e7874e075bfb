// check: no-error
// computeIfAbsent calls its function once.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class MapComputeIfAbsent {
	public static void main(String[] args) throws Exception {
		ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
		AtomicInteger calls = new AtomicInteger();
		Runnable r = () -> map.computeIfAbsent("k", k -> calls.incrementAndGet());
		Thread t = new Thread(r);
		t.start();
		r.run();
		t.join();
		assert calls.get() == 1;
	}
}
