import java.util.logging.ConsoleHandler;
import java.util.logging.Filter;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class Loggers {
	static class Short extends Formatter {
		@Override
		public String format(LogRecord record) {
			return level(record) + ":" + formatMessage(record) + "\n";
		}

		private String level(LogRecord record) {
			return record.getLevel().getName();
		}
	}

	static class Memory extends Handler {
		final StringBuilder text = new StringBuilder();

		@Override
		public void publish(LogRecord record) {
			if (isLoggable(record))
				text.append(getFormatter().format(record));
		}

		@Override
		public void flush() {
		}

		@Override
		public void close() {
		}
	}

	static class NoSecrets implements Filter {
		@Override
		public boolean isLoggable(LogRecord record) {
			return !record.getMessage().contains("secret");
		}
	}

	public static void main(String[] args) {
		Logger logger = Logger.getLogger("app.main");
		logger.setUseParentHandlers(false);
		Memory memory = new Memory();
		memory.setFormatter(new Short());
		logger.addHandler(memory);
		logger.setFilter(new NoSecrets());
		logger.setLevel(Level.FINE);
		logger.info("hello");
		logger.log(Level.WARNING, "n is {0}", 3);
		logger.fine(() -> "lazy " + one());
		logger.severe("a secret");
		logger.log(Level.INFO, "failed", new IllegalStateException("x"));
		logger.finest("not logged");
		Handler console = new ConsoleHandler();
		console.setLevel(Level.OFF);
		logger.addHandler(console);
		logger.info("last");
		System.out.print(memory.text);
	}

	static int one() {
		return 1;
	}
}
