// All hold it.
// run: scan --only data-race
// expect: none
import java.util.*;
class LockedMapOk {
	private final Map<String, Integer> map = new HashMap<>();
	synchronized void put(String k) { map.put(k, 1); }
	synchronized
	int size() { return map.size(); }
	public static void main(String[] args) {
		LockedMapOk c = new LockedMapOk();
		for (int i = 0; i < 3; i++)
			new Thread(() -> c.put("x")).start();
		System.out.println(c.size());
	}
}
