// The value is written after the future has been completed.
// run: scan --only data-race
// expect: data-race field=CompletedTooEarlyBad.value severity=high
import java.util.concurrent.CompletableFuture;

public class CompletedTooEarlyBad {
	static int value;

	public static void main(String[] args) {
		CompletableFuture<Void> done = new CompletableFuture<>();
		new Thread(() -> {
			done.complete(null);
			value = 7;
		}).start();
		done.join();
		System.out.println(value);
	}
}
