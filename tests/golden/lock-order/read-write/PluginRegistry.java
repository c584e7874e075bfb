// run: scan --only lock-order --library
// expect: lock-order
// PluginRegistry.startAll (read lock -> Plugin monitor) versus CorePlugin.uninstall (Plugin monitor -> registry write lock).
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PluginRegistry {
	public interface Plugin { void start(); }

	private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
	private final Map<String, Plugin> plugins = new LinkedHashMap<>();

	public void install(String id, Plugin p) {
		rw.writeLock().lock();
		try { plugins.put(id, p); } finally { rw.writeLock().unlock(); }
	}
	public void remove(String id) {
		rw.writeLock().lock();
		try { plugins.remove(id); } finally { rw.writeLock().unlock(); }
	}
	public void startAll() {
		rw.readLock().lock();
		try { plugins.values().forEach(Plugin::start); } finally { rw.readLock().unlock(); }
	}

	public static class CorePlugin implements Plugin {
		private final PluginRegistry registry;
		private final String id;
		private boolean active;
		public CorePlugin(PluginRegistry r, String id) { registry = r; this.id = id; }
		@Override public synchronized void start() { active = true; }
		public synchronized void uninstall() {
			active = false;
			registry.remove(id);
		}
	}
}
// corpus: unseen
