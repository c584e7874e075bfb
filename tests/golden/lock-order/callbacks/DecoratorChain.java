// run: scan --only lock-order
// expect: none
// A decorator holds itself and calls the wrapped stream, which is final and was there before it: the nesting only goes inwards.
public class DecoratorChain {
	public interface Sink {
		void write(String s);
		void flush();
	}

	public static final class MemorySink implements Sink {
		private final StringBuilder text = new StringBuilder();
		@Override public synchronized void write(String s) { text.append(s); }
		@Override public synchronized void flush() { text.setLength(0); }
	}

	public static final class BufferedSink implements Sink {
		private final Sink inner;
		private String pending = "";
		public BufferedSink(Sink inner) { this.inner = inner; }

		@Override public synchronized void write(String s) {
			pending += s;
			if (pending.length() > 100)
				flush();
		}

		@Override public synchronized void flush() {
			inner.write(pending);
			inner.flush();
			pending = "";
		}
	}
}
// corpus: unseen
