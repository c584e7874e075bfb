// run: scan --only lock-order --library
// expect: none
// The pair guard always locks meta before body.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class GuardedPairScope {
	private final Lock meta = new ReentrantLock();
	private final Lock body = new ReentrantLock();
	private String title = "";
	private final StringBuilder text = new StringBuilder();

	private final class Both implements AutoCloseable {
		Both() { meta.lock(); body.lock(); }
		@Override public void close() { body.unlock(); meta.unlock(); }
	}

	public void reset(String t) {
		try (Both b = new Both()) {
			title = t;
			text.setLength(0);
		}
	}

	public String render() {
		try (Both b = new Both()) { return title + "\n" + text; }
	}

	public void append(String s) {
		body.lock();
		try { text.append(s); } finally { body.unlock(); }
	}

	public String title() {
		meta.lock();
		try { return title; } finally { meta.unlock(); }
	}
}
// corpus: unseen
