// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// Both kinds of tasks are in the second list.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class InvokeAllTwoListsBad {
	private final Object stock = new Object(), orders = new Object();
	private int n;

	Integer fill() {
		synchronized (stock) {
			synchronized (orders) {
				return ++n;
			}
		}
	}

	Integer ship() {
		synchronized (orders) {
			synchronized (stock) {
				return --n;
			}
		}
	}

	public static void main(String[] args) throws Exception {
		InvokeAllTwoListsBad shop = new InvokeAllTwoListsBad();
		ExecutorService pool = Executors.newFixedThreadPool(4);
		List<Callable<Integer>> early = new ArrayList<>(), late = new ArrayList<>();
		for (int i = 0; i < 10; i++)
			early.add(shop::fill);
		for (int i = 0; i < 10; i++)
			late.add(shop::ship);
		for (int i = 0; i < 10; i++)
			late.add(shop::fill);
		pool.invokeAll(early);
		pool.invokeAll(late);
		pool.shutdown();
	}
}
