// check: data-race
// A HashMap shared without a lock.
import java.util.*;

public class HashMapShared {
	static final HashMap<String, Integer> m = new HashMap<>();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			m.put("a", 1);
		});
		Thread u = new Thread(() -> {
			m.put("b", 2);
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
