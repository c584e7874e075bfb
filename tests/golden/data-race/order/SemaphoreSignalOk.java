// A semaphore without permits is a signal.
// run: scan --only data-race
// expect: none
import java.util.concurrent.Semaphore;
class SemaphoreSignalOk {
	static int data;
	public static void main(String[] args) throws Exception {
		Semaphore ready = new Semaphore(0);
		new Thread(() -> {
			data = 1;
			ready.release();
		}).start();
		ready.acquire();
		System.out.println(data);
	}
}
