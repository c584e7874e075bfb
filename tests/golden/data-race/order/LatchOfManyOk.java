// The latch waits for all workers.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CountDownLatch;
class LatchOfManyOk {
	static final int[] sums = new int[4];
	public static void main(String[] args) throws Exception {
		CountDownLatch done = new CountDownLatch(4);
		for (int i = 0; i < 4; i++) {
			int k = i;
			new Thread(() -> {
				sums[k] = k;
				done.countDown();
			}).start();
		}
		done.await();
		for (int s : sums)
			System.out.println(s);
	}
}
