// Two futures beside each other write one field.
// run: scan --only data-race
// expect: data-race field=AllOfBad.a
import java.util.concurrent.CompletableFuture;
class AllOfBad {
	static int a, b;
	public static void main(String[] args) {
		CompletableFuture<Void> x = CompletableFuture.runAsync(() -> a++);
		CompletableFuture<Void> y = CompletableFuture.runAsync(() -> a++);
		CompletableFuture.allOf(x, y).join();
		System.out.println(a + b);
	}
}
