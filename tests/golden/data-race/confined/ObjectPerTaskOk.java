// Each task makes what it works on.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
class ObjectPerTaskOk {
	static class Work {
		int steps;
		void step() { steps++; }
	}
	public static void main(String[] args) {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		for (int i = 0; i < 4; i++)
			pool.submit(() -> {
				Work w = new Work();
				for (int k = 0; k < 10; k++)
					w.step();
				return w.steps;
			});
		pool.shutdown();
	}
}
