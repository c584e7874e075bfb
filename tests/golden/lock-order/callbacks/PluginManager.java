// run: scan --only lock-order
// expect: lock-order
// The manager starts plugins under its lock; a plugin's stop holds the plugin and asks the manager to unregister it.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class PluginManager {
	public static abstract class Plugin {
		private final String id;
		private PluginManager manager;

		protected Plugin(String id) {
			this.id = id;
		}

		public String id() {
			return id;
		}

		synchronized void bind(PluginManager m) {
			manager = m;
		}

		public abstract void start();

		public synchronized void stop() {
			release();
			if (manager != null)
				manager.unregister(this);
		}

		protected abstract void release();
	}

	public static class IndexPlugin extends Plugin {
		private List<String> index;

		public IndexPlugin() {
			super("index");
		}

		@Override public void start() {
			synchronized (this) {
				index = new ArrayList<>();
			}
		}

		@Override protected void release() {
			index = null;
		}
	}

	private final Map<String, Plugin> plugins = new LinkedHashMap<>();
	private int started;

	public synchronized void register(Plugin p) {
		plugins.put(p.id(), p);
		p.bind(this);
	}

	public synchronized void unregister(Plugin p) {
		plugins.remove(p.id());
	}

	public synchronized void startAll() {
		for (Plugin p : plugins.values()) {
			p.start();
			started++;
		}
	}
}
// corpus: unseen
