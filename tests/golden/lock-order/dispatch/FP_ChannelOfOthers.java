import java.io.FileInputStream;
import java.io.IOException;
import java.io.OutputStream;

// run: scan --only lock-order --library
// expect: lock-order severity=low
// expect: lock-order severity=low
// expect: lock-order severity=low
// The channel closes the stream that it was made by. It could close any stream, but nobody gave it a Session.
public class FP_ChannelOfOthers {
	private final Object files = new Object();

	public void drop(String name) throws IOException {
		synchronized (files) {
			new FileInputStream(name).getChannel().close();
		}
	}

	public class Session extends OutputStream {
		@Override
		public synchronized void write(int b) throws IOException {
			drop("spool" + b);
		}

		@Override
		public synchronized void close() {
		}
	}
}
// corpus: jars
