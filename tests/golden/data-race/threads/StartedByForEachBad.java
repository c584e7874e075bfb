// Three threads, each started by a method reference that forEach runs: one call of main's starts all.
// run: scan --only data-race
import java.util.ArrayList;
import java.util.List;

public class StartedByForEachBad {
	static int n;

	public static void main(String[] args) throws Exception {
		List<Thread> threads = new ArrayList<>();
		for (int i = 0; i < 3; i++)
			threads.add(new Thread(() -> n++)); // expect: data-race field=StartedByForEachBad.n severity=high
		threads.forEach(Thread::start);
		for (Thread thread : threads)
			thread.join();
	}
}
