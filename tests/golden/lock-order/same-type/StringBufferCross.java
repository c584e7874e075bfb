// run: scan --only lock-order
// expect: lock-order
// first.append(second) holds first and takes second's monitor; the other thread appends the other way round.
public class StringBufferCross {
	private static final StringBuffer first = new StringBuffer("first");
	private static final StringBuffer second = new StringBuffer("second");

	static class Appender extends Thread {
		private final boolean forward;
		Appender(boolean forward) {
			this.forward = forward;
		}
		@Override public void run() {
			for (int i = 0; i < 500000; i++) {
				if (forward) {
					first.append(second);
					first.setLength(3);
				} else {
					second.append(first);
					second.setLength(3);
				}
			}
		}
	}

	public static void main(String[] args) {
		new Appender(true).start();
		new Appender(false).start();
	}
}
// corpus: unseen
