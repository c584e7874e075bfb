// runAsync beside main.
// run: scan --only data-race
// expect: data-race field=CompletableFutureRunBad.n
import java.util.concurrent.CompletableFuture;
class CompletableFutureRunBad {
	static int n;
	public static void main(String[] args) {
		CompletableFuture<Void> f = CompletableFuture.runAsync(() -> n++);
		System.out.println(n);
		f.join();
	}
}
