// newWorkStealingPool, ManagedBlocker, ForkJoinTask by hand.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;

class WorkStealing {
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newWorkStealingPool(2);
		List<Callable<Integer>> tasks = new ArrayList<>();
		for (int i = 0; i < 12; i++) {
			int n = i;
			tasks.add(() -> n % 3);
		}
		int sum = 0;
		for (Future<Integer> f : pool.invokeAll(tasks)) {
			sum += f.get();
		}
		System.out.println(sum);
		CountDownLatch latch = new CountDownLatch(1);
		Future<String> blocked = pool.submit(() -> {
			ForkJoinPool.managedBlock(new ForkJoinPool.ManagedBlocker() {
				@Override
				public boolean block() throws InterruptedException {
					latch.await();
					return true;
				}

				@Override
				public boolean isReleasable() {
					return latch.getCount() == 0;
				}
			});
			return "released";
		});
		latch.countDown();
		System.out.println(blocked.get());
		ForkJoinTask<Integer> adapted = ForkJoinTask.adapt(() -> 6 * 7);
		System.out.println(ForkJoinPool.commonPool().invoke(adapted) + " " + adapted.isCompletedNormally() + " " + adapted.getRawResult());
		pool.shutdown();
		System.out.println(pool.isShutdown());
	}
}
