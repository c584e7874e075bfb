// run: scan --only lock-order
// expect: none
// println turns its argument into a string before it locks the stream, so the stream's lock is always the inner one.
import java.io.OutputStream;
import java.io.PrintStream;

public class PrintlnToString {
	static final PrintStream out = new PrintStream(OutputStream.nullOutputStream(), true);

	static class Sensor {
		private int reading;

		synchronized void measure() {
			reading++;
			out.println(reading);
		}

		@Override public synchronized String toString() {
			return "sensor " + reading;
		}
	}

	public static void main(String[] args) {
		Sensor s = new Sensor();
		new Thread(() -> {
			for (int i = 0; i < 200000; i++) s.measure();
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 200000; i++) out.println(s);
		}).start();
	}
}
// corpus: unseen
