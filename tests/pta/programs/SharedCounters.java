import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

public class SharedCounters {
	interface Counter {
		void up();

		int get();
	}

	static class Plain implements Counter {
		private int n;

		public void up() {
			n++;
		}

		public int get() {
			return n;
		}
	}

	static class Guarded implements Counter {
		private final Counter inner;

		Guarded(Counter inner) {
			this.inner = inner;
		}

		public void up() {
			synchronized (this) {
				inner.up();
			}
		}

		public int get() {
			synchronized (this) {
				return inner.get();
			}
		}
	}

	public static void main(String[] args) throws Exception {
		Counter counter = new Guarded(new Plain());
		List<Integer> seen = Collections.synchronizedList(new ArrayList<>());
		List<Thread> threads = new ArrayList<>();
		for (int i = 0; i < 3; i++) {
			Thread thread = new Thread(() -> {
				Random random = new Random(1);
				for (int k = 0; k < 10; k++) {
					if (random.nextBoolean() || ThreadLocalRandom.current().nextInt(2) >= 0)
						counter.up();
				}
				seen.add(counter.get());
			});
			thread.setDaemon(true);
			threads.add(thread);
		}
		threads.forEach(Thread::start);
		for (Thread thread : threads)
			thread.join();
		System.out.println(counter.get() + " " + seen.size());
	}
}
