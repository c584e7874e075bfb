// run: scan --only lock-order
// expect: none
// The category keeps its appenders in a copy-on-write list and calls them with no lock of its own held.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class AppenderSnapshot {
	public interface Appender {
		void doAppend(String message);
	}

	public static class Category {
		private final List<Appender> appenders = new CopyOnWriteArrayList<>();
		private String level = "INFO";

		public void addAppender(Appender a) {
			appenders.add(a);
		}

		public synchronized String getLevel() {
			return level;
		}

		public synchronized void setLevel(String level) {
			this.level = level;
		}

		public void info(String message) {
			for (Appender a : appenders)
				a.doAppend(message);
		}
	}

	public static class FileAppender implements Appender {
		private final Category owner;
		private final StringBuilder out = new StringBuilder();

		public FileAppender(Category owner) {
			this.owner = owner;
		}

		@Override public synchronized void doAppend(String message) {
			out.append(owner.getLevel()).append(' ').append(message).append('\n');
		}
	}
}
// corpus: unseen
