import java.util.concurrent.ConcurrentHashMap;

/** Asked and put under no common lock: both put. */
public class CheckThenAct {
	static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

	static void once(int value) {
		if (!map.containsKey("k") && map.put("k", value) != null)
			throw new IllegalStateException("twice");
	}

	public static void main(String[] args) throws Exception {
		Thread other = new Thread(() -> once(1));
		other.start();
		once(2);
		other.join();
	}
}
