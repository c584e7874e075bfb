// run: scan --only lock-order
// expect: lock-order
// a.addAll(b) holds a's mutex and calls b.toArray, which takes b's mutex; the other thread does the reverse.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SyncListAddAll {
	public static void main(String[] args) throws InterruptedException {
		List<String> red = Collections.synchronizedList(new ArrayList<>());
		List<String> blue = Collections.synchronizedList(new ArrayList<>());
		red.add("r");
		blue.add("b");
		Thread t1 = new Thread(() -> {
			for (int i = 0; i < 1000000; i++) {
				red.addAll(blue);
				red.clear();
			}
		});
		Thread t2 = new Thread(() -> {
			for (int i = 0; i < 1000000; i++) {
				blue.addAll(red);
				blue.clear();
			}
		});
		t1.start();
		t2.start();
		t1.join();
		t2.join();
	}
}
// corpus: unseen
