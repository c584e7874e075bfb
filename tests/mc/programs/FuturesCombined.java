// check: no-error
// thenCombine of two asynchronous values.
import java.util.concurrent.*;

public class FuturesCombined {
	public static void main(String[] args) throws Exception {
		CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 20), b = CompletableFuture.supplyAsync(() -> 22);
		int sum = a.thenCombine(b, Integer::sum).get();
		assert sum == 42;
	}
}
