// A concurrent map.
// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
class SharedMapOk {
	private final Map<String, Integer> map = new ConcurrentHashMap<>();
	void put(String k) { map.put(k, 1); }
	Integer get(String k) { return map.get(k); }
	public static void main(String[] args) {
		SharedMapOk c = new SharedMapOk();
		new Thread(() -> c.put("x")).start();
		System.out.println(c.get("x"));
	}
}
