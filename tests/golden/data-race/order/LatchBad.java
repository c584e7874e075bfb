// countDown comes before the write.
// run: scan --only data-race
// expect: data-race field=LatchBad.data
import java.util.concurrent.CountDownLatch;
class LatchBad {
	static int data;
	static final CountDownLatch done = new CountDownLatch(1);
	public static void main(String[] args) throws Exception {
		new Thread(() -> {
			done.countDown();
			data = 42;
		}).start();
		done.await();
		System.out.println(data);
	}
}
