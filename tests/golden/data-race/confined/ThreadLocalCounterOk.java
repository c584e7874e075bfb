// Each thread has a counter of its own.
// run: scan --only data-race
// expect: none
public class ThreadLocalCounterOk {
	static class Counter {
		int n;
	}

	static final ThreadLocal<Counter> COUNTER = ThreadLocal.withInitial(Counter::new);

	static void work() {
		COUNTER.get().n++;
	}

	public static void main(String[] args) {
		for (int i = 0; i < 4; i++)
			new Thread(ThreadLocalCounterOk::work).start();
		work();
	}
}
