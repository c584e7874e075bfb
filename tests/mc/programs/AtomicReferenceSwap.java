// check: no-error
// GetAndSet hands each value to one.
import java.util.concurrent.atomic.*;

public class AtomicReferenceSwap {
	static final AtomicReference<String> box = new AtomicReference<>("x");
	static final AtomicInteger got = new AtomicInteger();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			if (box.getAndSet(null) != null)
				got.incrementAndGet();
		});
		Thread u = new Thread(() -> {
			if (box.getAndSet(null) != null)
				got.incrementAndGet();
		});
		t.start();
		u.start();
		t.join();
		u.join();
		assert got.get() == 1;
	}
}
