// run: scan --only lock-order
// expect: none
// The text of the order is made before the log is locked, so the log's lock is always the innermost.
public class LogToStringFirst {
	static class Log {
		private final StringBuilder buffer = new StringBuilder();

		void info(String text, Object arg) {
			String line = text + arg;
			synchronized (this) {
				if (buffer.length() > 1 << 16)
					buffer.setLength(0);
				buffer.append(line).append('\n');
			}
		}
	}

	static class Order {
		private final Log log;
		private int lines;
		Order(Log log) { this.log = log; }

		synchronized void addLine() {
			lines++;
			log.info("line added, now ", lines);
		}

		@Override public synchronized String toString() {
			return "order with " + lines;
		}
	}

	public static void main(String[] args) {
		Log log = new Log();
		Order order = new Order(log);
		new Thread(() -> {
			for (int i = 0; i < 200000; i++) order.addLine();
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 200000; i++) log.info("state: ", order);
		}).start();
	}
}
// corpus: unseen
