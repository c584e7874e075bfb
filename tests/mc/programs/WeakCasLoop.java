// Tried until it succeeds: no harm in a failure.
// check: no-error
// options: --weak-cas
import java.util.concurrent.atomic.AtomicInteger;

public class WeakCasLoop {
	public static void main(String[] args) throws Exception {
		AtomicInteger n = new AtomicInteger();
		Runnable add = () -> {
			int old;
			do {
				old = n.get();
			} while (!n.weakCompareAndSetVolatile(old, old + 1));
		};
		Thread t = new Thread(add);
		t.start();
		add.run();
		t.join();
		assert n.get() == 2;
	}
}
