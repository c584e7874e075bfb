// run: scan --only lock-order
// expect: none
// Both threads copy from blue into red only; nobody holds blue's mutex while it wants red's.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SyncListOneWay {
	public static void main(String[] args) throws InterruptedException {
		List<String> red = Collections.synchronizedList(new ArrayList<>());
		List<String> blue = Collections.synchronizedList(new ArrayList<>());
		blue.add("b");
		Runnable copy = () -> {
			for (int i = 0; i < 20000; i++) {
				red.addAll(blue);
				red.clear();
				blue.add("x");
				if (blue.size() > 50)
					blue.clear();
			}
		};
		Thread t1 = new Thread(copy), t2 = new Thread(copy);
		t1.start();
		t2.start();
		t1.join();
		t2.join();
	}
}
// corpus: unseen
