// check: no-error
// One of two wins.
import java.util.concurrent.atomic.*;

public class CompareAndSet {
	static final AtomicInteger n = new AtomicInteger(), wins = new AtomicInteger();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			if (n.compareAndSet(0, 1))
				wins.incrementAndGet();
		});
		Thread u = new Thread(() -> {
			if (n.compareAndSet(0, 2))
				wins.incrementAndGet();
		});
		t.start();
		u.start();
		t.join();
		u.join();
		assert wins.get() == 1;
	}
}
