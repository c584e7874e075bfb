import org.eclipse.jetty.util.BlockingArrayQueue;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ScheduledExecutorScheduler;
import org.eclipse.jetty.util.thread.Scheduler;

import java.util.concurrent.TimeUnit;

/** Jetty's pool, queue and scheduler, used by four threads. */
public class JettyDriver {
	public static void main(String[] args) throws Exception {
		final QueuedThreadPool pool = new QueuedThreadPool(8, 2);
		final BlockingArrayQueue<String> queue = new BlockingArrayQueue<String>(4, 4);
		final Scheduler scheduler = new ScheduledExecutorScheduler();
		pool.start();
		scheduler.start();
		Thread[] threads = new Thread[4];
		for (int i = 0; i < threads.length; i++) {
			threads[i] = new Thread(new Runnable() {
				public void run() {
					try {
						pool.execute(new Runnable() {
							public void run() {
								queue.offer("x");
							}
						});
						queue.poll(1, TimeUnit.SECONDS);
						queue.size();
						queue.remove("y");
						scheduler.schedule(new Runnable() {
							public void run() {
								queue.clear();
							}
						}, 1, TimeUnit.SECONDS);
					} catch (InterruptedException e) {
						e.printStackTrace();
					}
				}
			});
			threads[i].start();
		}
		pool.setMaxThreads(16);
		System.out.println(pool.getIdleThreads() + " " + pool.getThreads());
		for (Thread thread : threads)
			thread.join();
		scheduler.stop();
		pool.stop();
	}
}
