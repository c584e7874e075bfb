// check: deadlock
// A pool that is not shut down keeps the program from ending.
import java.util.concurrent.*;

public class ExecutorForgotten {
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(1);
		pool.submit(() -> 5).get();
	}
}
