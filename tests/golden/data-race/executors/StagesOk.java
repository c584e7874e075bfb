// A stage begins when the one before has ended.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CompletableFuture;
class StagesOk {
	static int n;
	public static void main(String[] args) {
		CompletableFuture.runAsync(() -> n++).thenRun(() -> n++).join();
		System.out.println(n);
	}
}
