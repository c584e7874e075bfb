// run: scan --only lock-order
// expect: lock-order
// Tasks submitted to a pool of four threads lock the two shards in opposite orders.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExecutorTasks {
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
		ExecutorService pool = Executors.newFixedThreadPool(4);
		Shard hot = new Shard(), cold = new Shard();
		for (int i = 0; i < 200000; i++) {
			pool.execute(new Rebalance(hot, cold));
			pool.execute(new Rebalance(cold, hot));
		}
		pool.shutdown();
	}
}
// corpus: unseen
