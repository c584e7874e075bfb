// run: scan --only lock-order
// expect: none
// Each thread appends to a StringBuffer of its own that never leaves the method; only the shared one is locked inside.
public class StringBufferLocal {
	private static final StringBuffer log = new StringBuffer("log");

	static String render(int n) {
		StringBuffer line = new StringBuffer();
		line.append('[').append(n).append("] ");
		line.append(log);
		return line.toString();
	}

	static void remember(int n) {
		StringBuffer line = new StringBuffer();
		line.append(n).append('\n');
		log.append(line);
		if (log.length() > 1000)
			log.setLength(0);
	}

	public static void main(String[] args) {
		for (int t = 0; t < 2; t++) {
			new Thread(() -> {
				for (int i = 0; i < 50000; i++) {
					remember(i);
					render(i);
				}
			}).start();
		}
	}
}
// corpus: unseen
