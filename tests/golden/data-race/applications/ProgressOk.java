// The count is an AtomicLong, the flag volatile.
// run: scan --only data-race
// expect: none
import java.util.concurrent.atomic.*;
public class ProgressOk implements Runnable {
	private volatile boolean done;
	private final AtomicLong bytes = new AtomicLong();
	private String result;
	@Override public void run() {
		for (int i = 0; i < 1000; i++)
			bytes.addAndGet(512);
		result = "ok";
		done = true;
	}
	public static void main(String[] args) throws InterruptedException {
		ProgressOk p = new ProgressOk();
		new Thread(p, "download").start();
		while (!p.done) {
			System.out.println(p.bytes.get());
			Thread.sleep(10);
		}
		System.out.println(p.result);
	}
}
// corpus: unseen25
