// main reads what the stage writes and does not wait for it.
// run: scan --only data-race
// expect: data-race field=StageNotJoinedBad.result severity=high
import java.util.concurrent.CompletableFuture;

public class StageNotJoinedBad {
	private String result;

	public static void main(String[] args) {
		StageNotJoinedBad shared = new StageNotJoinedBad();
		CompletableFuture.supplyAsync(() -> "done").thenAccept(r -> shared.result = r);
		System.out.println(shared.result);
	}
}
