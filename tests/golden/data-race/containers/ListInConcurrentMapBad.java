// The map is concurrent; the lists that are its values are not.
// run: scan --only data-race
// expect: data-race
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ListInConcurrentMapBad {
	static final Map<String, List<String>> byTag = new ConcurrentHashMap<>();

	static void tag(String tag, String doc) {
		byTag.computeIfAbsent(tag, t -> new ArrayList<>()).add(doc);
	}

	public static void main(String[] args) {
		new Thread(() -> tag("x", "1")).start();
		tag("x", "2");
	}
}
