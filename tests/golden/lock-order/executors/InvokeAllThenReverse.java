// run: scan --only lock-order
// expect: none
// invokeAll returns when all tasks are done, and only then main takes the locks in the opposite order.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class InvokeAllThenReverse {
	private final Object map = new Object();
	private final Object reduce = new Object();
	private int mapped;

	private Integer mapStep() {
		synchronized (map) {
			synchronized (reduce) {
				return ++mapped;
			}
		}
	}

	private int reduceStep() {
		synchronized (reduce) {
			synchronized (map) {
				return mapped;
			}
		}
	}

	public static void main(String[] args) throws InterruptedException {
		InvokeAllThenReverse job = new InvokeAllThenReverse();
		ExecutorService pool = Executors.newFixedThreadPool(3);
		List<Callable<Integer>> tasks = new ArrayList<>();
		for (int i = 0; i < 1000; i++)
			tasks.add(job::mapStep);
		pool.invokeAll(tasks);
		pool.shutdown();
		System.out.println(job.reduceStep());
	}
}
// corpus: unseen
