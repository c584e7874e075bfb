// check: assertion
// Get and set are two steps.
import java.util.concurrent.atomic.*;

public class AtomicGetSet {
	static final AtomicInteger n = new AtomicInteger();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			n.set(n.get() + 1);
		});
		Thread u = new Thread(() -> {
			n.set(n.get() + 1);
		});
		t.start();
		u.start();
		t.join();
		u.join();
		assert n.get() == 2;
	}
}
