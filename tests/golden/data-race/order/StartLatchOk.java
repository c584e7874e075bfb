// main writes before it opens the gate at which the workers wait.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CountDownLatch;
class StartLatchOk {
	static int setup;
	public static void main(String[] args) throws Exception {
		CountDownLatch go = new CountDownLatch(1);
		for (int i = 0; i < 3; i++)
			new Thread(() -> {
				try {
					go.await();
				} catch (InterruptedException e) {
					return;
				}
				System.out.println(setup);
			}).start();
		setup = 7;
		go.countDown();
	}
}
