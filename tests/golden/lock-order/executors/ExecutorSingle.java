// run: scan --only lock-order
// expect: none
// All tasks run on one single-threaded executor and nobody else locks the shards, so they cannot overlap.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExecutorSingle {
	static class Shard {
		long rows;
	}

	static class Rebalance implements Runnable {
		private final Shard from, to;
		Rebalance(Shard from, Shard to) {
			this.from = from;
			this.to = to;
		}
		@Override public void run() {
			synchronized (from) {
				synchronized (to) {
					from.rows--;
					to.rows++;
				}
			}
		}
	}

	public static void main(String[] args) {
		ExecutorService one = Executors.newSingleThreadExecutor();
		Shard hot = new Shard(), cold = new Shard();
		for (int i = 0; i < 20000; i++) {
			one.execute(new Rebalance(hot, cold));
			one.execute(new Rebalance(cold, hot));
		}
		one.shutdown();
	}
}
// corpus: unseen
