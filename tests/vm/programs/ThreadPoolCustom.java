// ThreadPoolExecutor with its hooks, rejection policies, queue and factory.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class ThreadPoolCustom {
	public static void main(String[] args) throws Exception {
		AtomicInteger before = new AtomicInteger(), after = new AtomicInteger();
		ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 10, TimeUnit.MILLISECONDS, new ArrayBlockingQueue<>(1)) {
			@Override
			protected void beforeExecute(Thread t, Runnable r) {
				before.incrementAndGet();
			}

			@Override
			protected void afterExecute(Runnable r, Throwable e) {
				after.incrementAndGet();
			}

			@Override
			protected void terminated() {
				System.out.println("terminated " + before + " " + after);
			}
		};
		CountDownLatch hold = new CountDownLatch(1);
		Runnable waits = () -> {
			try {
				hold.await();
			} catch (InterruptedException e) {
				System.out.println(e);
			}
		};
		pool.execute(waits);
		pool.execute(waits);
		pool.execute(waits);
		System.out.println(pool.getPoolSize() + " " + pool.getQueue().size());
		try {
			pool.execute(waits);
		} catch (RejectedExecutionException e) {
			System.out.println("rejected");
		}
		pool.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
		pool.execute(() -> System.out.println(Thread.currentThread().getName()));
		pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
		pool.execute(() -> System.out.println("never"));
		hold.countDown();
		pool.shutdown();
		System.out.println(pool.awaitTermination(1, TimeUnit.SECONDS) + " " + pool.getCompletedTaskCount() + " " + pool.getLargestPoolSize());
		FutureTask<Integer> task = new FutureTask<>(() -> 6 * 7);
		new Thread(task).start();
		System.out.println(task.get() + " " + task.isDone());
		FutureTask<Integer> never = new FutureTask<>(() -> 1);
		System.out.println(never.cancel(false) + " " + never.toString().replaceAll("@[0-9a-f]+", ""));
	}
}
