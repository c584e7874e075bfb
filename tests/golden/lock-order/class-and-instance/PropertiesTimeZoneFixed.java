// run: scan --only lock-order
// expect: none
// store asks for the zone before it locks the table, so the class lock is always taken first.
import java.util.Map;
import java.util.TreeMap;

public class PropertiesTimeZoneFixed {
	public static class Props {
		private final Map<String, String> map = new TreeMap<>();

		public String store() {
			String zone = Zone.getDefault().id;
			StringBuilder sb = new StringBuilder("# ").append(zone).append('\n');
			synchronized (this) {
				for (String k : map.keySet())
					sb.append(k).append('=').append(map.get(k)).append('\n');
			}
			return sb.toString();
		}

		public synchronized String setProperty(String k, String v) {
			return map.put(k, v);
		}
	}

	static final Props SYSTEM = new Props();

	public static class Zone {
		private static Zone current;
		final String id;

		private Zone(String id) { this.id = id; }

		public static synchronized Zone getDefault() {
			if (current == null) {
				current = new Zone("UTC");
				SYSTEM.setProperty("user.timezone", current.id);
			}
			return current;
		}
	}
}
// corpus: unseen
