// check: exception
// The asynchronous computation fails and join throws in main.
import java.util.concurrent.*;

public class FutureExceptionally {
	public static void main(String[] args) {
		CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> { if (true) throw new IllegalStateException("no"); return 1; });
		System.out.println(f.join());
	}
}
