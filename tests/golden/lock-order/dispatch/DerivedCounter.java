// run: scan --only lock-order --library
// expect: lock-order
// AuditedMap.put holds AUDIT (static) then super.put takes BaseMap monitor; BaseMap.clear holds monitor and hook onClear takes AUDIT.
import java.util.HashMap;
import java.util.Map;

public class DerivedCounter {
	public static class BaseMap {
		private final Map<String, String> m = new HashMap<>();
		public synchronized void put(String k, String v) { m.put(k, v); }
		public synchronized void clear() {
			m.clear();
			onClear();
		}
		protected void onClear() { }
		public synchronized int size() { return m.size(); }
	}

	public static class AuditedMap extends BaseMap {
		private static final Object AUDIT = new Object();
		private static long puts, clears;

		@Override public void put(String k, String v) {
			synchronized (AUDIT) {
				puts++;
				super.put(k, v);
			}
		}
		@Override protected void onClear() {
			synchronized (AUDIT) { clears++; }
		}
		public static long puts() { synchronized (AUDIT) { return puts - clears; } }
	}
}
// corpus: unseen
