// The field never holds a Loud listener, which level precise knows: nobody calls Loud.on then, and that is no
// reason to think that somebody else would.
// run: scan --only lock-order --library
// run: scan --only lock-order --library --level precise
// expect: none
public class UnrunPreciseOk {
	interface Listener {
		void on(UnrunPreciseOk source);
	}

	static class Loud implements Listener {
		@Override
		public synchronized void on(UnrunPreciseOk source) {
			source.touch();
		}

		synchronized void reset() {
		}
	}

	static class Quiet implements Listener {
		@Override
		public void on(UnrunPreciseOk source) {
		}
	}

	private final Loud loud = new Loud();
	private Listener listener = new Quiet();

	public synchronized void touch() {
	}

	public synchronized void fire() {
		listener.on(this);
		loud.reset();
	}
}
