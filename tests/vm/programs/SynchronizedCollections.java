// Vector, Hashtable, StringBuffer and synchronized wrappers by several threads.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.Vector;

class SynchronizedCollections {
	public static void main(String[] args) throws Exception {
		Vector<Integer> vector = new Vector<>();
		Hashtable<String, Integer> table = new Hashtable<>();
		StringBuffer buffer = new StringBuffer();
		List<Integer> list = Collections.synchronizedList(new ArrayList<>());
		Map<Integer, Integer> map = Collections.synchronizedMap(new TreeMap<>());
		Thread[] threads = new Thread[3];
		for (int i = 0; i < 3; i++) {
			int me = i;
			threads[i] = new Thread(() -> {
				for (int j = 0; j < 10; j++) {
					vector.add(j);
					table.merge("k" + j % 3, 1, Integer::sum);
					buffer.append(me);
					list.add(me);
					map.put(me * 10 + j, j);
				}
			});
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		Collections.sort(vector);
		System.out.println(vector + " " + new TreeMap<>(table) + " " + buffer.length() + " " + list.size());
		int sum = 0;
		synchronized (list) {
			for (int v : list) {
				sum += v;
			}
		}
		System.out.println(sum + " " + map.size() + " " + map.get(29));
		try {
			for (Integer v : vector) {
				vector.remove(v);
			}
		} catch (java.util.ConcurrentModificationException e) {
			System.out.println(e);
		}
	}
}
