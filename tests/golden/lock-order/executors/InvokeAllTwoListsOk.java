// run: scan --only lock-order
// expect: none
// invokeAll() returns when the tasks of its list have ended; the other list is run after that.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class InvokeAllTwoListsOk {
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
		InvokeAllTwoListsOk shop = new InvokeAllTwoListsOk();
		ExecutorService pool = Executors.newFixedThreadPool(4);
		List<Callable<Integer>> early = new ArrayList<>(), late = new ArrayList<>();
		for (int i = 0; i < 10; i++)
			early.add(shop::fill);
		for (int i = 0; i < 10; i++)
			late.add(shop::ship);
		pool.invokeAll(early);
		pool.invokeAll(late);
		pool.shutdown();
	}
}
