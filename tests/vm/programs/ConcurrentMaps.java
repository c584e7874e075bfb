// ConcurrentHashMap, ConcurrentSkipListMap: atomic methods by many threads, bulk operations.
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

class ConcurrentMaps {
	static void count(ConcurrentMap<String, Integer> map) throws InterruptedException {
		Thread[] threads = new Thread[3];
		for (int i = 0; i < 3; i++) {
			threads[i] = new Thread(() -> {
				for (int j = 0; j < 60; j++) {
					map.merge("k" + j % 20, 1, Integer::sum);
				}
			});
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		System.out.println(new TreeMap<>(map));
	}

	public static void main(String[] args) throws Exception {
		count(new ConcurrentHashMap<>());
		count(new ConcurrentSkipListMap<>());
		ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>();
		for (int i = 0; i < 200; i++) {
			map.put(i * 64, "v" + i);
		}
		System.out.println(map.size() + " " + map.get(64) + " " + map.getOrDefault(1, "none") + " " + map.mappingCount());
		System.out.println(map.computeIfAbsent(1, k -> "made") + " " + map.computeIfAbsent(1, k -> "never"));
		System.out.println(map.computeIfPresent(1, (k, v) -> null) + " " + map.containsKey(1));
		System.out.println(map.replace(0, "v0", "w0") + " " + map.remove(0, "x") + " " + map.putIfAbsent(0, "z"));
		System.out.println(map.reduceKeys(1, Integer::sum) + " " + map.search(1000, (k, v) -> v.equals("v7") ? k : null));
		System.out.println(map.reduceValuesToLong(10, String::length, 0, Long::sum));
		map.keySet().removeIf(k -> k > 640);
		System.out.println(new TreeMap<>(map));
		ConcurrentSkipListMap<Integer, String> skip = new ConcurrentSkipListMap<>(map);
		System.out.println(skip.floorKey(100) + " " + skip.headMap(200) + " " + skip.descendingMap().firstKey());
		ConcurrentHashMap<String, LongAdder> adders = new ConcurrentHashMap<>();
		for (String w : "a b a c b a".split(" ")) {
			adders.computeIfAbsent(w, k -> new LongAdder()).increment();
		}
		for (Map.Entry<String, LongAdder> e : new TreeMap<>(adders).entrySet()) {
			System.out.println(e.getKey() + "=" + e.getValue());
		}
		try {
			map.put(null, "x");
		} catch (NullPointerException e) {
			System.out.println("no nulls");
		}
		try {
			map.computeIfAbsent(5, k -> map.computeIfAbsent(5, j -> "inner"));
		} catch (IllegalStateException e) {
			System.out.println(e.getMessage());
		}
	}
}
