// An unmodified HashMap is replaced as a whole through a volatile field.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;

public class CopyOnWriteMapOk {
	private volatile Map<String, String> routes = new HashMap<>();

	synchronized void route(String from, String to) {
		Map<String, String> next = new HashMap<>(routes);
		next.put(from, to);
		routes = next;
	}

	String lookup(String from) {
		return routes.get(from);
	}

	public static void main(String[] args) {
		CopyOnWriteMapOk table = new CopyOnWriteMapOk();
		new Thread(() -> table.route("a", "b")).start();
		new Thread(() -> table.route("c", "d")).start();
		System.out.println(table.lookup("a"));
	}
}
