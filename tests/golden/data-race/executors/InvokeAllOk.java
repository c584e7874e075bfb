// Only main touches the counter, when invokeAll has come back.
// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
class InvokeAllOk {
	static int n;
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		List<Callable<Integer>> tasks = new ArrayList<>();
		for (int i = 0; i < 4; i++)
			tasks.add(() -> 1);
		pool.invokeAll(tasks);
		n++;
		pool.shutdown();
	}
}
