// lines: any order
// Two threads end by exceptions; each trace is written by one call, so whole lines come in any order.
import java.io.PrintWriter;
import java.io.StringWriter;

class TwoThrowAnyOrder {
	static void fail(int n) {
		if (n == 0) {
			throw new IllegalArgumentException("zero");
		}
		int[] a = new int[n];
		a[n] = 1;
	}

	public static void main(String[] args) {
		Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
			StringWriter text = new StringWriter();
			e.printStackTrace(new PrintWriter(text));
			System.err.print(t.getName() + " " + text);
		});
		new Thread(() -> fail(0), "first").start();
		new Thread(() -> fail(3), "second").start();
	}
}
