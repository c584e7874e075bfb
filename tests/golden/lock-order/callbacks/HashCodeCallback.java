// run: scan --only lock-order
// expect: lock-order
// The registry puts the key into its HashMap under its own lock and so runs the key's synchronized hashCode; the key holds itself and registers.
import java.util.HashMap;
import java.util.Map;

public class HashCodeCallback {
	static class Registry {
		private final Map<Key, Integer> entries = new HashMap<>();

		synchronized void register(Key k, int v) {
			entries.put(k, v);
		}

		synchronized int size() {
			return entries.size();
		}
	}

	static class Key {
		private final Registry registry;
		private int version;
		Key(Registry r) { registry = r; }

		synchronized void bump() {
			version = (version + registry.size()) & 7;
		}

		@Override public synchronized int hashCode() {
			return 17;
		}

		@Override public boolean equals(Object o) {
			return this == o;
		}
	}

	public static void main(String[] args) {
		Registry r = new Registry();
		Key k = new Key(r);
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) r.register(k, i);
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) k.bump();
		}).start();
	}
}
// corpus: unseen
