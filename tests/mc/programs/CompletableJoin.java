// check: no-error
// A future completed by another thread.
import java.util.concurrent.*;

public class CompletableJoin {
	public static void main(String[] args) throws Exception {
		CompletableFuture<Integer> f = new CompletableFuture<>();
		Thread t = new Thread(() -> f.complete(3));
		t.start();
		assert f.join() == 3;
		t.join();
	}
}
