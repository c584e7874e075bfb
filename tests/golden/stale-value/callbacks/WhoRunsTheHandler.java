// run: scan --library --only stale-value
// The same step of a volatile twice: anybody can call the one; the other is in a handler that is given to somebody,
// who may well run it in one thread.
public class WhoRunsTheHandler {
	public interface Handler {
		void happened();
	}

	public interface Loop {
		void run(Handler handler);
	}

	private int total;
	private volatile int asked;
	private volatile int seen;

	public synchronized int add(int n) {
		return total += n;
	}

	public void ask() {
		asked = asked + 1; // expect: stale-value severity=medium
	}

	public void start(Loop loop) {
		loop.run(new Handler() {
			@Override
			public void happened() {
				seen = seen + 1; // expect: stale-value severity=low
			}
		});
	}
}
// corpus: jars
