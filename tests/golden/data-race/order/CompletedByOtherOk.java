// The value is written before complete() and read after join() of the same future.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CompletableFuture;

public class CompletedByOtherOk {
	static int value;

	public static void main(String[] args) {
		CompletableFuture<Void> done = new CompletableFuture<>();
		new Thread(() -> {
			value = 7;
			done.complete(null);
		}).start();
		done.join();
		System.out.println(value);
	}
}
