// One thread puts, main looks.
// run: scan --only data-race
// expect: data-race field=SharedMapBad.map
import java.util.*;
import java.util.concurrent.*;
class SharedMapBad {
	private final Map<String, Integer> map = new HashMap<>();
	void put(String k) { map.put(k, 1); }
	Integer get(String k) { return map.get(k); }
	public static void main(String[] args) {
		SharedMapBad c = new SharedMapBad();
		new Thread(() -> c.put("x")).start();
		System.out.println(c.get("x"));
	}
}
