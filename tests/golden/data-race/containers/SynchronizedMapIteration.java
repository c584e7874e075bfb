// A synchronized map locks each call; iterating over it needs the lock held all the while.
// run: scan --only data-race
// expect: data-race field=SynchronizedMapIteration.map
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SynchronizedMapIteration {
	static final Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());

	public static void main(String[] args) {
		new Thread(() -> map.put("a", 1)).start();
		for (String key : map.keySet())
			System.out.println(key);
	}
}
