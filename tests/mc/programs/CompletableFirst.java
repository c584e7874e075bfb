// check: no-error
// One of two completes.
import java.util.concurrent.*;

public class CompletableFirst {
	public static void main(String[] args) throws Exception {
		CompletableFuture<Integer> f = new CompletableFuture<>();
		boolean[] won = new boolean[2];
		Thread t = new Thread(() -> won[0] = f.complete(1));
		t.start();
		won[1] = f.complete(2);
		t.join();
		assert won[0] != won[1];
		assert f.join() == (won[0] ? 1 : 2);
	}
}
