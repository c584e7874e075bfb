import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

public class Latches {
	static final AtomicInteger rounds = new AtomicInteger();

	static class Party implements Runnable {
		final CountDownLatch go, done;
		final CyclicBarrier barrier;

		Party(CountDownLatch go, CountDownLatch done, CyclicBarrier barrier) {
			this.go = go;
			this.done = done;
			this.barrier = barrier;
		}

		public void run() {
			try {
				go.await();
				meet();
				meet();
			} catch (InterruptedException | BrokenBarrierException e) {
				throw new AssertionError(e);
			} finally {
				done.countDown();
			}
		}

		private void meet() throws InterruptedException, BrokenBarrierException {
			barrier.await();
		}
	}

	static void turn() {
		rounds.incrementAndGet();
	}

	public static void main(String[] args) throws Exception {
		CountDownLatch go = new CountDownLatch(1), done = new CountDownLatch(3);
		CyclicBarrier barrier = new CyclicBarrier(3, Latches::turn);
		for (int i = 0; i < 3; i++)
			new Thread(new Party(go, done, barrier)).start();
		go.countDown();
		done.await();
		System.out.println(rounds.get());
	}
}
