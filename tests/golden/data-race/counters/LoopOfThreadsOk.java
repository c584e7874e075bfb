// An atomic.
// run: scan --only data-race
// expect: none
import java.util.concurrent.atomic.AtomicInteger;
class LoopOfThreadsOk {
	static final AtomicInteger n = new AtomicInteger();
	public static void main(String[] a) throws Exception {
		for (int i = 0; i < 4; i++)
			new Thread(() -> {
				n.incrementAndGet();
			}).start();
	}
}
