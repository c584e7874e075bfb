// run: scan --only lock-order
// expect: lock-order
// The logger formats the event under its lock and so calls Order.toString, which is synchronized; an order logs while it holds itself.
public class LogToStringReentry {
	static class Log {
		private final StringBuilder buffer = new StringBuilder();

		synchronized void info(String text, Object arg) {
			if (buffer.length() > 1 << 16)
				buffer.setLength(0);
			buffer.append(text).append(arg).append('\n');
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
			for (int i = 0; i < 1000000; i++) order.addLine();
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) log.info("state: ", order);
		}).start();
	}
}
// corpus: unseen
