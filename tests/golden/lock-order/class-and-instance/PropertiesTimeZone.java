// run: scan --only lock-order
// expect: lock-order
// setDefault holds the zone class lock and stores a property in the table; the table holds itself and asks the zone class for its text.
import java.util.Hashtable;

public class PropertiesTimeZone {
	public static class Props extends Hashtable<Object, Object> {
		private static final long serialVersionUID = 1L;

		public synchronized String store() {
			StringBuilder sb = new StringBuilder("# ");
			sb.append(Zone.getDefault()).append('\n');
			for (Object k : keySet())
				sb.append(k).append('=').append(get(k)).append('\n');
			return sb.toString();
		}

		public synchronized Object setProperty(String k, String v) {
			return put(k, v);
		}
	}

	public static final Props SYSTEM = new Props();

	public static class Zone {
		private static Zone current;
		private final String id;

		private Zone(String id) { this.id = id; }

		public static synchronized Zone getDefault() {
			if (current == null) {
				current = new Zone("UTC");
				SYSTEM.setProperty("user.timezone", current.id);
			}
			return current;
		}

		@Override public String toString() { return id; }
	}
}
// corpus: unseen
