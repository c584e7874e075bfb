// jdk: 25
// Leaving the try block waits for all tasks, each on a virtual thread.
// run: raddle scan --only data-race --jdk $JDK25 $CLASSES
// expect: none
import java.util.concurrent.Executors;

public class CloseExecutorOk {
	private int result;

	public static void main(String[] args) {
		CloseExecutorOk shared = new CloseExecutorOk();
		try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
			pool.submit(() -> {
				shared.result = 42;
			});
		}
		System.out.println(shared.result);
	}
}
