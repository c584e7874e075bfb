// Two futures, two fields; allOf waits for both.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CompletableFuture;
class AllOfOk {
	static int a, b;
	public static void main(String[] args) {
		CompletableFuture<Void> x = CompletableFuture.runAsync(() -> a++);
		CompletableFuture<Void> y = CompletableFuture.runAsync(() -> b++);
		CompletableFuture.allOf(x, y).join();
		System.out.println(a + b);
	}
}
