// The tasks of invokeAll run at the same time.
// run: scan --only data-race
// expect: data-race field=InvokeAllBad.n
import java.util.*;
import java.util.concurrent.*;
class InvokeAllBad {
	static int n;
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		List<Callable<Integer>> tasks = new ArrayList<>();
		for (int i = 0; i < 4; i++)
			tasks.add(() -> n++);
		pool.invokeAll(tasks);
		n++;
		pool.shutdown();
	}
}
