// The values are copy-on-write lists.
// run: scan --only data-race
// expect: none
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class ListInConcurrentMapOk {
	static final Map<String, List<String>> byTag = new ConcurrentHashMap<>();

	static void tag(String tag, String doc) {
		byTag.computeIfAbsent(tag, t -> new CopyOnWriteArrayList<>()).add(doc);
	}

	public static void main(String[] args) {
		new Thread(() -> tag("x", "1")).start();
		tag("x", "2");
	}
}
