// Two stages that do not wait for each other add to one list.
// run: scan --only data-race
// expect: data-race severity=high
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class StagesListBad {
	public static void main(String[] args) {
		List<String> log = new ArrayList<>();
		CompletableFuture<Void> a = CompletableFuture.supplyAsync(() -> "a").thenAccept(s -> log.add(s));
		CompletableFuture<Void> b = CompletableFuture.supplyAsync(() -> "b").thenAccept(s -> log.add(s));
		CompletableFuture.allOf(a, b).join();
		System.out.println(log.size());
	}
}
