// check: no-error
// A HashMap under a lock.
import java.util.*;

public class HashMapLocked {
	static final HashMap<String, Integer> m = new HashMap<>();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (m) {
				m.put("a", 1);
			}
		});
		Thread u = new Thread(() -> {
			synchronized (m) {
				m.put("b", 2);
			}
		});
		t.start();
		u.start();
		t.join();
		u.join();
		assert m.size() == 2;
	}
}
