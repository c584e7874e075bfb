// run: scan --only lock-order
// expect: none
// The Scratch monitor is confined to one thread by a ThreadLocal, only SHARED is contended.
import java.util.ArrayList;
import java.util.List;

public class ThreadLocalScratch {
	private static final Object SHARED = new Object();
	private static final List<String> OUT = new ArrayList<>();
	private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

	static class Scratch {
		private final StringBuilder sb = new StringBuilder();
		synchronized void add(String s) { sb.append(s); }
		synchronized void flush() {
			synchronized (SHARED) { OUT.add(sb.toString()); }
			sb.setLength(0);
		}
		synchronized int length() { return sb.length(); }
	}

	static void log(String s) {
		Scratch sc = SCRATCH.get();
		sc.add(s);
		if (sc.length() > 20) sc.flush();
	}

	static boolean idle() {
		synchronized (SHARED) { return OUT.isEmpty() && SCRATCH.get().length() == 0; }
	}

	public static void main(String[] args) {
		for (int t = 0; t < 3; t++) {
			new Thread(() -> { for (int i = 0; i < 100; i++) { log("line" + i); idle(); } }).start();
		}
	}
}
// corpus: unseen
