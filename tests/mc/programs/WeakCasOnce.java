// A weak compare-and-set may fail though nobody else is there.
// check: assertion
// options: --weak-cas
import java.util.concurrent.atomic.AtomicInteger;

public class WeakCasOnce {
	public static void main(String[] args) throws Exception {
		AtomicInteger n = new AtomicInteger();
		Thread t = new Thread(() -> n.weakCompareAndSetVolatile(0, 1));
		t.start();
		t.join();
		assert n.get() == 1;
	}
}
