// The map is copied, published, and then changed once more.
// run: scan --only data-race
// expect: data-race
import java.util.HashMap;
import java.util.Map;

public class CopyOnWriteMapBad {
	private volatile Map<String, String> routes = new HashMap<>();

	synchronized void route(String from, String to) {
		Map<String, String> next = new HashMap<>(routes);
		next.put(from, to);
		routes = next;
		next.put("last", to);
	}

	String lookup(String from) {
		return routes.get(from);
	}

	public static void main(String[] args) {
		CopyOnWriteMapBad table = new CopyOnWriteMapBad();
		new Thread(() -> table.route("a", "b")).start();
		System.out.println(table.lookup("a"));
	}
}
