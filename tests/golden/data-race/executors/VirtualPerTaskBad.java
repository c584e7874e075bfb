// jdk: 21
// Two virtual threads count up one field.
// run: scan --only data-race
// expect: data-race field=VirtualPerTaskBad.hits severity=high
import java.util.concurrent.Executors;

public class VirtualPerTaskBad {
	static int hits;

	public static void main(String[] args) {
		try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
			for (int i = 0; i < 10; i++)
				pool.submit(() -> hits++);
		}
		System.out.println(hits);
	}
}
