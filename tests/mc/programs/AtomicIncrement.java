// check: no-error
// IncrementAndGet is one step.
import java.util.concurrent.atomic.*;

public class AtomicIncrement {
	static final AtomicInteger n = new AtomicInteger();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			n.incrementAndGet();
		});
		Thread u = new Thread(() -> {
			n.incrementAndGet();
		});
		t.start();
		u.start();
		t.join();
		u.join();
		assert n.get() == 2;
	}
}
