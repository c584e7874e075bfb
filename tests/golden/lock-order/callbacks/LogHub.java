// run: scan --only lock-order
// expect: lock-order
// LogHub.log (LogHub.class -> Sink.lock) versus Sink.rotate (Sink.lock -> LogHub.class).
import java.util.ArrayList;
import java.util.List;

public class LogHub {
	private static final List<Sink> SINKS = new ArrayList<>();
	private static int level = 1;

	static synchronized void add(Sink s) { SINKS.add(s); }
	static synchronized int level() { return level; }
	static synchronized void log(int lvl, String msg) {
		if (lvl < level) return;
		for (Sink s : SINKS) s.emit(msg);
	}

	static class Sink {
		private final Object lock = new Object();
		private StringBuilder buf = new StringBuilder();
		void emit(String m) {
			synchronized (lock) { buf.append(m).append('\n'); }
		}
		void rotate() {
			synchronized (lock) {
				if (buf.length() > 100) {
					buf = new StringBuilder("level=" + LogHub.level() + "\n");
				}
			}
		}
	}

	public static void main(String[] args) {
		Sink s = new Sink();
		add(s);
		new Thread(() -> { for (int i = 0; i < 50000; i++) log(2, "event " + i); }).start();
		new Thread(() -> { for (int i = 0; i < 50000; i++) s.rotate(); }).start();
	}
}
// corpus: unseen
