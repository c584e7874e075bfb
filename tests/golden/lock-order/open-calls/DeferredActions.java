// run: scan --only lock-order --library
// expect: none
// Actions collected under the lock are run after it is released.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class DeferredActions {
	private final Object lock = new Object();
	private final Map<String, List<Runnable>> waiting = new HashMap<>();
	private final Map<String, Boolean> done = new HashMap<>();

	public void whenDone(String task, Runnable r) {
		boolean now;
		synchronized (lock) {
			now = done.containsKey(task);
			if (!now) waiting.computeIfAbsent(task, k -> new ArrayList<>()).add(r);
		}
		if (now) r.run();
	}

	public void finish(String task) {
		List<Runnable> toRun;
		synchronized (lock) {
			done.put(task, true);
			toRun = waiting.remove(task);
		}
		if (toRun != null) toRun.forEach(Runnable::run);
	}

	public int open() { synchronized (lock) { return waiting.size(); } }
}
// corpus: unseen
