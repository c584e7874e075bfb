// park may return at any time: who does not look again goes on too early.
// check: assertion
// options: --spurious
import java.util.concurrent.locks.LockSupport;

public class SpuriousPark {
	static volatile boolean ready;

	public static void main(String[] args) throws Exception {
		Thread main = Thread.currentThread();
		Thread t = new Thread(() -> {
			ready = true;
			LockSupport.unpark(main);
		});
		t.start();
		LockSupport.park();
		assert ready;
		t.join();
	}
}
