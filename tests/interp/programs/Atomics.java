import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.*;

// Classes of java.util.concurrent in one thread: compare-and-set loops, volatile fields.
public class Atomics {
	static volatile long v = 1;

	public static void main(String[] args) {
		AtomicInteger i = new AtomicInteger(5);
		System.out.println(i.getAndIncrement() + " " + i.addAndGet(10) + " " + i.compareAndSet(16, 3) + i.compareAndSet(99, 1) + " " + i.updateAndGet(x -> x * x) + " " + i);
		AtomicLong l = new AtomicLong(1L << 40);
		System.out.println(l.decrementAndGet() + " " + l.accumulateAndGet(3, Math::max));
		ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
		for (int k = 0; k < 50; k++)
			map.merge("k" + k % 7, k, Integer::sum);
		System.out.println(map.get("k3") + " " + map.size() + " " + map.putIfAbsent("k3", 0) + " " + map.computeIfPresent("k4", (a, b) -> null) + map.containsKey("k4"));
		CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
		for (int x = 0; x < 5; x++)
			list.add(x);
		for (int x : list)
			list.remove(Integer.valueOf(x));
		System.out.println(list);
		v++;
		v *= v + 3;
		System.out.println(v);
	}
}
