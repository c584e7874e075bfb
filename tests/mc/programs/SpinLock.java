// check: no-error
// A lock of compareAndSet and a volatile.
import java.util.concurrent.atomic.*;

public class SpinLock {
	static final AtomicBoolean lock = new AtomicBoolean();
	static int n;

	static void add() {
		while (!lock.compareAndSet(false, true))
			;
		n++;
		lock.set(false);
	}

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(SpinLock::add);
		t.start();
		add();
		t.join();
		assert n == 2;
	}
}
