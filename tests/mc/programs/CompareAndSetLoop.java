// check: no-error
// A loop around compareAndSet.
import java.util.concurrent.atomic.*;

public class CompareAndSetLoop {
	static final AtomicInteger n = new AtomicInteger();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			int x;
			do
				x = n.get();
			while (!n.compareAndSet(x, x + 1));
		});
		Thread u = new Thread(() -> {
			int x;
			do
				x = n.get();
			while (!n.compareAndSet(x, x + 2));
		});
		t.start();
		u.start();
		t.join();
		u.join();
		assert n.get() == 3;
	}
}
