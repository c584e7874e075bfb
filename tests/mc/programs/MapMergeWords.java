// check: no-error
// merge counts words of two threads.
import java.util.concurrent.*;

public class MapMergeWords {
	public static void main(String[] args) throws Exception {
		ConcurrentMap<String, Integer> words = new ConcurrentHashMap<>();
		Thread a = new Thread(() -> { words.merge("x", 1, Integer::sum); words.merge("y", 1, Integer::sum); });
		Thread b = new Thread(() -> words.merge("x", 1, Integer::sum));
		a.start(); b.start(); a.join(); b.join();
		assert words.get("x") == 2 && words.get("y") == 1;
	}
}
