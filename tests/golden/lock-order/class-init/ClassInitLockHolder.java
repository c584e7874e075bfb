// run: scan --only lock-order
// expect: lock-order
// Registry's initialiser takes the Config class lock; Config.reload holds that lock and triggers the initialiser of Registry.
import java.util.HashMap;
import java.util.Map;

public class ClassInitLockHolder {
	public static class Config {
		private static final Map<String, String> values = new HashMap<>();

		public static synchronized String get(String key) {
			return values.get(key);
		}

		public static synchronized void reload() {
			values.put("now", "" + System.nanoTime());
			Registry.touch();
		}
	}

	public static class Registry {
		private static final String MODE;
		private static int touched;
		static {
			MODE = Config.get("mode");
		}

		public static void touch() {
			touched++;
		}

		public static String mode() {
			return MODE;
		}
	}
}
// corpus: unseen
