// The write comes before countDown, the read after await.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CountDownLatch;
class LatchOk {
	static int data;
	static final CountDownLatch done = new CountDownLatch(1);
	public static void main(String[] args) throws Exception {
		new Thread(() -> {
			data = 42;
			done.countDown();
		}).start();
		done.await();
		System.out.println(data);
	}
}
