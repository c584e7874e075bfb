// check: assertion
// The value is back, and yet something happened.
import java.util.concurrent.atomic.*;

public class AbaProblem {
	static final AtomicInteger top = new AtomicInteger(1);
	static volatile int changes;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			top.set(2);
			changes = 1;
			top.set(1);
		});
		t.start();
		int seen = top.get(), before = changes;
		if (top.compareAndSet(seen, 3))
			assert changes == before;
		t.join();
	}
}
