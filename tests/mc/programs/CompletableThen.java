// check: no-error
// A stage behind a stage.
import java.util.concurrent.*;

public class CompletableThen {
	public static void main(String[] args) throws Exception {
		CompletableFuture<Integer> f = new CompletableFuture<>();
		CompletableFuture<Integer> g = f.thenApply(x -> x + 1);
		Thread t = new Thread(() -> f.complete(3));
		t.start();
		assert g.join() == 4;
		t.join();
	}
}
