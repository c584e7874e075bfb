// check: assertion
// containsKey and put are two steps on a concurrent map.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class MapCheckThenPut {
	public static void main(String[] args) throws Exception {
		ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
		AtomicInteger puts = new AtomicInteger();
		Runnable r = () -> { if (!map.containsKey("k")) { map.put("k", 1); puts.incrementAndGet(); } };
		Thread t = new Thread(r);
		t.start();
		r.run();
		t.join();
		assert puts.get() == 1;
	}
}
