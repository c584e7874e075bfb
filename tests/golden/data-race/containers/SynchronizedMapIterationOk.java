// The same under the map's own lock, as its documentation asks.
// run: scan --only data-race
// expect: none
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SynchronizedMapIterationOk {
	static final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());

	public static void main(String[] args) {
		new Thread(() -> map.put("a", 1)).start();
		synchronized (map) {
			for (String key : map.keySet())
				System.out.println(key);
		}
	}
}
