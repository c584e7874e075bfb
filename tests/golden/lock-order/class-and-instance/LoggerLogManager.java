// run: scan --only lock-order
// expect: lock-order
// Logger.getLogger is static synchronized and calls the manager; the manager's synchronized reset calls Logger.getLogger.
import java.util.HashMap;
import java.util.Map;

public class LoggerLogManager {
	public static class Manager {
		private static final Manager INSTANCE = new Manager();
		private final Map<String, Logger> named = new HashMap<>();

		private Manager() { }

		public static Manager get() {
			return INSTANCE;
		}

		synchronized Logger find(String name) {
			return named.get(name);
		}

		synchronized void add(Logger l) {
			named.put(l.name, l);
		}

		public synchronized void reset() {
			named.clear();
			Logger.getLogger("global").level = 0;
		}
	}

	public static class Logger {
		final String name;
		volatile int level;

		private Logger(String name) {
			this.name = name;
		}

		public static synchronized Logger getLogger(String name) {
			Logger l = Manager.get().find(name);
			if (l == null) {
				l = new Logger(name);
				Manager.get().add(l);
			}
			return l;
		}
	}
}
// corpus: unseen
