// Each stage begins when the one before has ended; main reads after join.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class StagesChainOk {
	public static void main(String[] args) {
		List<String> log = new ArrayList<>();
		CompletableFuture.runAsync(() -> log.add("a")).thenRunAsync(() -> log.add("b")).thenRun(() -> log.add("c")).join();
		System.out.println(log.size());
	}
}
