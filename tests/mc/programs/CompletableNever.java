// check: deadlock
// A future that nobody completes.
import java.util.concurrent.*;

public class CompletableNever {
	public static void main(String[] args) throws Exception {
		new CompletableFuture<Integer>().join();
	}
}
