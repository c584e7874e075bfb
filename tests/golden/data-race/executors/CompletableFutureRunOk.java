// join before main reads.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CompletableFuture;
class CompletableFutureRunOk {
	static int n;
	public static void main(String[] args) {
		CompletableFuture<Void> f = CompletableFuture.runAsync(() -> n++);
		f.join();
		System.out.println(n);
	}
}
