// check: no-error
// invokeAll of two callables.
import java.util.concurrent.*;
import java.util.*;

public class InvokeAllSum {
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		int sum = 0;
		for (Future<Integer> f : pool.invokeAll(List.<Callable<Integer>>of(() -> 1, () -> 2))) sum += f.get();
		pool.shutdown();
		assert sum == 3;
	}
}
