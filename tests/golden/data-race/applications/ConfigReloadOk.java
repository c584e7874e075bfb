// An AtomicReference to an immutable snapshot.
// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.atomic.*;
public class ConfigReloadOk {
	static final class Config {
		final Map<String, String> values = new HashMap<>();
		Config(String k, String v) { values.put(k, v); }
	}
	private final AtomicReference<Config> current = new AtomicReference<>(new Config("x", "y"));
	String get(String k) { return current.get().values.get(k); }
	void reload(String k, String v) { current.set(new Config(k, v)); }
	public static void main(String[] args) {
		ConfigReloadOk c = new ConfigReloadOk();
		Thread watcher = new Thread(() -> c.reload("a", "b"));
		watcher.start();
		System.out.println(c.get("a"));
	}
}
// corpus: unseen25
