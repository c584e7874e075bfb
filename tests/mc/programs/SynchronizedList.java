// check: no-error
// Two threads add to a synchronized list.
import java.util.*;

public class SynchronizedList {
	public static void main(String[] args) throws Exception {
		List<String> names = Collections.synchronizedList(new ArrayList<>());
		Thread a = new Thread(() -> names.add("a")), b = new Thread(() -> names.add("b"));
		a.start(); b.start();
		a.join(); b.join();
		assert names.size() == 2;
	}
}
