// The map behind the synchronized view is changed directly.
// run: scan --only data-race
// expect: data-race field=BackingMap.raw
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class BackingMap {
	private final Map<String, Integer> raw = new HashMap<>();
	private final Map<String, Integer> view = Collections.synchronizedMap(raw);

	void safe() {
		view.put("a", 1);
	}

	void unsafe() {
		raw.put("b", 2);
	}

	public static void main(String[] args) {
		BackingMap shared = new BackingMap();
		new Thread(shared::safe).start();
		shared.unsafe();
	}
}
