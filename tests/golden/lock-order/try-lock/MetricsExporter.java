// run: scan --only lock-order --library
// expect: lock-order
// Registry.export iterates meters holding Registry.lock and takes Meter monitor; Meter.rename holds Meter monitor and takes Registry.lock.
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

public class MetricsExporter {
	public static class Registry implements Iterable<Meter> {
		private final Object lock = new Object();
		private final Map<String, Meter> meters = new TreeMap<>();

		public Meter meter(String n) {
			synchronized (lock) { return meters.computeIfAbsent(n, k -> new Meter(this, k)); }
		}
		void rekey(String from, String to, Meter m) {
			synchronized (lock) { meters.remove(from); meters.put(to, m); }
		}
		@Override public Iterator<Meter> iterator() { return meters.values().iterator(); }
		public String export() {
			StringBuilder sb = new StringBuilder();
			synchronized (lock) {
				for (Meter m : this) sb.append(m).append('\n');
			}
			return sb.toString();
		}
	}

	public static class Meter {
		private final Registry owner;
		private String name;
		private long count;
		Meter(Registry r, String n) { owner = r; name = n; }
		public synchronized void mark() { count++; }
		public synchronized void rename(String n) {
			owner.rekey(name, n, this);
			name = n;
		}
		@Override public synchronized String toString() { return name + "=" + count; }
	}
}
// corpus: unseen
