// put holds the lock, size does not.
// run: scan --only data-race
// expect: data-race field=LockedMapBad.map
import java.util.*;
class LockedMapBad {
	private final Map<String, Integer> map = new HashMap<>();
	synchronized void put(String k) { map.put(k, 1); }
	int size() { return map.size(); }
	public static void main(String[] args) {
		LockedMapBad c = new LockedMapBad();
		for (int i = 0; i < 3; i++)
			new Thread(() -> c.put("x")).start();
		System.out.println(c.size());
	}
}
