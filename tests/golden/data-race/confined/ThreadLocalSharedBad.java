// Every thread puts the same object into its ThreadLocal.
// run: scan --only data-race
// expect: data-race field=ThreadLocalSharedBad$Counter.n
public class ThreadLocalSharedBad {
	static class Counter {
		int n;
	}

	static final Counter SHARED = new Counter();
	static final ThreadLocal<Counter> COUNTER = ThreadLocal.withInitial(() -> SHARED);

	public static void main(String[] args) {
		for (int i = 0; i < 4; i++)
			new Thread(() -> COUNTER.get().n++).start();
	}
}
