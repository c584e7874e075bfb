// run: scan --only lock-order
// expect: lock-order
// BootLatch.start awaits a latch holding the BootLatch monitor, module threads need the monitor in register before countDown.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

public class BootLatch {
	private final List<String> modules = new ArrayList<>();
	private final CountDownLatch ready = new CountDownLatch(2);
	private boolean started;

	synchronized void register(String name) { modules.add(name); }

	private void boot(String name) {
		register(name);
		ready.countDown();
	}

	synchronized void start() throws InterruptedException {
		for (String n : new String[] { "net", "disk" }) {
			new Thread(() -> boot(n), n).start();
		}
		ready.await();
		started = true;
	}

	public static void main(String[] args) throws Exception {
		BootLatch b = new BootLatch();
		b.start();
		System.out.println(b.modules);
	}
}
// corpus: unseen
