// Nobody calls Loud.on, not even through what it overrides: it is there for others of the package.
// run: scan --only lock-order --library
// run: scan --only lock-order --library --level precise
// expect: lock-order locks=UnrunPreciseBad,UnrunPreciseBad$Loud method=UnrunPreciseBad$Loud.on
public class UnrunPreciseBad {
	interface Listener {
		void on(UnrunPreciseBad source);
	}

	static class Loud implements Listener {
		@Override
		public synchronized void on(UnrunPreciseBad source) {
			source.touch();
		}

		synchronized void reset() {
		}
	}

	private final Loud loud = new Loud();

	public synchronized void touch() {
	}

	public synchronized void fire() {
		loud.reset();
	}
}
