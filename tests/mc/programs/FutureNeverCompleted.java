// check: deadlock
// The future is completed only when a volatile flag was seen, which may not be so.
import java.util.concurrent.*;

public class FutureNeverCompleted {
	static volatile boolean ready;
	public static void main(String[] args) throws Exception {
		CompletableFuture<String> reply = new CompletableFuture<>();
		Thread t = new Thread(() -> { if (ready) reply.complete("yes"); });
		t.start();
		ready = true;
		reply.get();
	}
}
