// The config object is replaced without volatile while workers read it.
// run: scan --only data-race
// expect: data-race field=ConfigReloadBad.current
import java.util.*;
public class ConfigReloadBad {
	static final class Config {
		final Map<String, String> values;
		Config(Map<String, String> values) { this.values = Map.copyOf(values); }
	}
	private Config current = new Config(Map.of());
	String get(String k) { return current.values.get(k); }
	void reload(Map<String, String> m) { current = new Config(m); }
	public static void main(String[] args) {
		ConfigReloadBad c = new ConfigReloadBad();
		Thread watcher = new Thread(() -> c.reload(Map.of("a", "b")));
		watcher.start();
		System.out.println(c.get("a"));
	}
}
// corpus: unseen25
