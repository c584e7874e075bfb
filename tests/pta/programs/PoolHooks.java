import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolHooks {
	static class Counting extends ThreadPoolExecutor {
		int before, after, ended;

		Counting(ThreadFactory factory, RejectedExecutionHandler handler) {
			super(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(1), factory, handler);
		}

		@Override
		protected void beforeExecute(Thread thread, Runnable task) {
			before = up(before);
		}

		@Override
		protected void afterExecute(Runnable task, Throwable thrown) {
			after = up(after);
		}

		@Override
		protected void terminated() {
			ended = up(ended);
		}

		static int up(int n) {
			return n + 1;
		}
	}

	static class Named implements ThreadFactory {
		@Override
		public Thread newThread(Runnable task) {
			Thread thread = new Thread(task, name());
			thread.setDaemon(true);
			return thread;
		}

		String name() {
			return "named";
		}
	}

	static class Refuse implements RejectedExecutionHandler {
		int refused;

		@Override
		public void rejectedExecution(Runnable task, ThreadPoolExecutor pool) {
			refused++;
		}
	}

	public static void main(String[] args) throws Exception {
		Refuse refuse = new Refuse();
		Counting pool = new Counting(new Named(), refuse);
		Object gate = new Object();
		synchronized (gate) {
			for (int i = 0; i < 4; i++)
				pool.execute(() -> pass(gate));
		}
		pool.shutdown();
		pool.awaitTermination(2, TimeUnit.SECONDS);
		System.out.println(pool.before == pool.after && refuse.refused > 0);
	}

	static void pass(Object gate) {
		synchronized (gate) {
			gate.notifyAll();
		}
	}
}
