// run: scan --only lock-order
// expect: lock-order
// Category.callAppenders holds the category and takes the appender; the appender's error path holds the appender and asks its category.
import java.util.ArrayList;
import java.util.List;

public class AppenderLogging {
	public interface Appender {
		void doAppend(String message);
		void close();
	}

	public static class Category {
		private final List<Appender> appenders = new ArrayList<>();
		private String level = "INFO";

		public synchronized void addAppender(Appender a) {
			appenders.add(a);
		}

		public synchronized String getLevel() {
			return level;
		}

		public synchronized void setLevel(String level) {
			this.level = level;
		}

		public void info(String message) {
			callAppenders(message);
		}

		private void callAppenders(String message) {
			synchronized (this) {
				for (Appender a : appenders)
					a.doAppend(message);
			}
		}
	}

	public static class FileAppender implements Appender {
		private final Category owner;
		private final StringBuilder out = new StringBuilder();

		public FileAppender(Category owner) {
			this.owner = owner;
		}

		@Override public synchronized void doAppend(String message) {
			out.append(message).append('\n');
		}

		@Override public synchronized void close() {
			out.append("closed at level ").append(owner.getLevel());
			out.setLength(0);
		}
	}
}
// corpus: unseen
